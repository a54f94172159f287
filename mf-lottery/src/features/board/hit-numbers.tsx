import { useTranslation } from '@tessera/shared/i18n';
import type { DrawnNumbers } from '@tessera/shared/lottery';
import { hitNumbers } from '../../model/hit-numbers.ts';
import type { LotteryBet } from '../../model/lottery-types.ts';
import { useText } from '../text/use-text.ts';
import styles from './board.module.css';

interface Props {
  readonly bet: LotteryBet;
  readonly drawn: DrawnNumbers;
}

/** Which numbers of a bet were drawn, where the draw is a table of prizes: the row of the bet shows only the highest one. */
export function HitNumbers({ bet, drawn }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const hits = hitNumbers(bet, drawn);
  if (!hits) return null;
  const written = hits.map(({ number, times }) => (times > 1 ? `${number} ×${text.count(times)}` : number));
  return (
    <p className={hits.length > 0 ? styles.hits : styles.betWhere}>
      {hits.length > 0 ? t('bets.hits', { numbers: written.join(' · ') }) : t('bets.noHits')}
    </p>
  );
}
