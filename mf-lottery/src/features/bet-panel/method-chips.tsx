import { useTranslation } from '@tessera/shared/i18n';
import type { Play } from '@tessera/shared/lottery';
import { centreIn } from '@tessera/shared/ui/centre-in';
import { Chip } from '@tessera/shared/ui/chip';
import { useEffect } from 'react';
import { methodGroups } from '../../model/play-tabs.ts';
import { useRoving } from '../keyboard/use-roving.ts';
import { useText } from '../text/use-text.ts';
import styles from './bet-panel.module.css';

interface Props {
  readonly play: Play;
  /** Of the same tab. */
  readonly methods: readonly Play[];
  readonly onPlay: (code: string) => void;
}

/** The methods of a tab, in a line for each range of numbers where there are many. */
export function MethodChips({ play, methods, onPlay }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const roving = useRoving(methods.length);
  const chips = roving.row.ref;
  // Of more methods than a phone's strip has room for, the chosen one is visible.
  useEffect(() => {
    const chosen = play.code && chips.current?.querySelector('[aria-pressed="true"]');
    if (chosen && chips.current) centreIn(chips.current, chosen);
  }, [play.code, chips]);
  if (methods.length < 2) return null;
  const chip = (method: Play, name: string) => (
    <Chip
      key={method.code}
      {...roving.item(methods.indexOf(method))}
      aria-label={text.method(method)}
      isSelected={method.code === play.code}
      onClick={() => onPlay(method.code)}
    >
      {name}
    </Chip>
  );
  const groups = methodGroups(methods);
  return (
    <div {...roving.row} role="toolbar" aria-label={t(`tab.${play.tab}`)} className={styles.chips} data-fades="">
      {groups.length === 0
        ? methods.map((method) => chip(method, text.method(method)))
        : groups.map(({ range, plays }) => (
            <div key={range} className={styles.chipLine}>
              <span className={styles.chipRange} aria-hidden="true">
                {text.range(range)}
              </span>
              {plays.map((method) => chip(method, text.methodOf(method)))}
            </div>
          ))}
    </div>
  );
}
