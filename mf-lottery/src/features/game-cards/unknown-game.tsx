import { useTranslation } from '@tessera/shared/i18n';
import type { LotteryGame } from '../../model/lottery-types.ts';
import styles from './game-cards.module.css';

interface Props {
  readonly games: readonly LotteryGame[];
  /** As the address names it; undefined where it names none. */
  readonly wanted: string | undefined;
}

/** Says that the game of an old or mistyped address is not on this page, before another one is shown. */
export function UnknownGame({ games, wanted }: Props) {
  const { t } = useTranslation('lottery');
  if (wanted === undefined || games.some(({ code }) => code === wanted)) return null;
  return (
    <p role="status" className={styles.unknown}>
      {t('game.unknown')}
    </p>
  );
}
