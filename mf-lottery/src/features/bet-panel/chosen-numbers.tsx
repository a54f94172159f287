import { useTranslation } from '@tessera/shared/i18n';
import type { Play } from '@tessera/shared/lottery';
import { Button } from '@tessera/shared/ui/button';
import { CloseIcon } from '@tessera/shared/ui/icons';
import { useRoving } from '../keyboard/use-roving.ts';
import { halfPaidId } from './blocked-numbers.tsx';
import styles from './number-tools.module.css';

interface Props {
  readonly play: Play;
  readonly chosen: readonly string[];
  readonly onChoose: (numbers: readonly string[]) => void;
}

/** So many chosen numbers are shown one by one. */
const shownLimit = 40;

/** The chosen numbers where there is no grid to show them; a press takes one away. */
export function ChosenNumbers({ play, chosen, onChoose }: Props) {
  const { t } = useTranslation('lottery');
  const shown = chosen.slice(0, shownLimit);
  const roving = useRoving(shown.length);
  if (chosen.length === 0) return <p className={styles.none}>{t('numbers.none')}</p>;
  return (
    <div className={styles.chosen}>
      <p className={styles.chosenHead}>
        {t('numbers.chosen', { count: chosen.length })}
        <Button variant="text" size="small" onClick={() => onChoose([])}>
          {t('tool.clear')}
        </Button>
      </p>
      <div {...roving.row} role="toolbar" aria-label={t('row.all')} className={styles.list}>
        {shown.map((number, index) => (
          <button
            key={number}
            type="button"
            {...roving.item(index)}
            className={styles.number}
            aria-label={t('slip.remove', { play: number })}
            aria-describedby={play.halfPaid?.includes(number) ? halfPaidId : undefined}
            onClick={() => {
              roving.focusNeighbour(index);
              onChoose(chosen.filter((other) => other !== number));
            }}
          >
            {number}
            {play.halfPaid?.includes(number) && <span aria-hidden="true"> ½</span>} <CloseIcon aria-hidden size={13} />
          </button>
        ))}
        {chosen.length > shownLimit && (
          <span className={styles.none}>{t('typed.more', { count: chosen.length - shownLimit })}</span>
        )}
      </div>
    </div>
  );
}
