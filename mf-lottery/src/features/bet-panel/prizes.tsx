import { useTranslation } from '@tessera/shared/i18n';
import type { Play } from '@tessera/shared/lottery';
import { Button } from '@tessera/shared/ui/button';
import { randomRow } from '../../model/selection.ts';
import styles from './prize-list.module.css';
import { PrizeList } from './prize-list.tsx';

interface Props {
  readonly play: Play;
  readonly onChoose: (numbers: readonly string[]) => void;
}

/** The prizes by hits above the numbers, and a bet at random for whoever does not want to choose among eighty. */
export function Prizes({ play, onChoose }: Props) {
  const { t } = useTranslation('lottery');
  const [row] = play.rows;
  const [size = 0] = play.rule.paidHits ?? [];
  if (size === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('prize.title')}</h3>
        {row && row.options.length > 0 && (
          <Button size="small" keepsFocus onClick={() => onChoose(randomRow(row.options, size))}>
            {t('prize.random', { count: size })}
          </Button>
        )}
      </div>
      <PrizeList play={play} />
    </section>
  );
}
