import { useTranslation } from '@tessera/shared/i18n';
import type { Play } from '@tessera/shared/lottery';
import { Button } from '@tessera/shared/ui/button';
import { CloseIcon } from '@tessera/shared/ui/icons';
import { useRef } from 'react';
import { useRoving } from '../keyboard/use-roving.ts';
import { halfPaidId } from './blocked-numbers.tsx';
import styles from './number-tools.module.css';

interface Props {
  readonly play: Play;
  /** Numbers that are not taken. */
  readonly closed: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (numbers: readonly string[]) => void;
}

/** At most this many chosen numbers are shown one by one. */
const shownLimit = 40;

/** The chosen numbers where there is no grid to show them; a press takes one away. */
export function ChosenNumbers({ play, closed, chosen, onChoose }: Props) {
  const { t } = useTranslation('lottery');
  const shown = chosen.slice(0, shownLimit);
  const roving = useRoving(shown.length);
  const isCleared = useRef(false);
  const choose = (numbers: readonly string[]) => {
    isCleared.current = numbers.length === 0;
    onChoose(numbers);
  };
  // The button that was pressed is gone.
  const focusOnceCleared = (none: HTMLElement | null) => {
    if (none && isCleared.current) none.focus();
    isCleared.current = false;
  };
  if (chosen.length === 0)
    return (
      <p ref={focusOnceCleared} tabIndex={-1} className={styles.none}>
        {t('numbers.none')}
      </p>
    );
  return (
    <div className={styles.chosen}>
      <p className={styles.chosenHead}>
        {t('numbers.chosen', { count: chosen.length })}
        <Button variant="text" size="small" onClick={() => choose([])}>
          {t('tool.clear')}
        </Button>
      </p>
      <div {...roving.row} role="toolbar" aria-label={t('row.all')} className={styles.list}>
        {shown.map((number, index) => {
          const isClosed = closed.includes(number);
          return (
            <button
              key={number}
              type="button"
              {...roving.item(index)}
              className={isClosed ? styles.closed : styles.number}
              aria-label={t('slip.remove', { play: isClosed ? t('blocked.number', { number }) : number })}
              aria-describedby={play.halfPaid?.includes(number) ? halfPaidId : undefined}
              onClick={() => {
                roving.focusNeighbour(index);
                choose(chosen.filter((other) => other !== number));
              }}
            >
              {number}
              {play.halfPaid?.includes(number) && <span aria-hidden="true"> ½</span>}{' '}
              <CloseIcon aria-hidden size={13} />
            </button>
          );
        })}
        {chosen.length > shownLimit && (
          <span className={styles.none}>{t('typed.more', { count: chosen.length - shownLimit })}</span>
        )}
      </div>
    </div>
  );
}
