import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { Segmented } from '@tessera/shared/ui/segmented';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { GameCard } from './game-card.tsx';
import styles from './game-cards.module.css';

interface Props {
  readonly games: readonly LotteryGame[];
  readonly draws: readonly DrawState[];
  readonly chosen: string;
  /** Of the page that shows them. */
  readonly path: string;
  readonly onChoose: (code: string) => void;
}

/** The games side by side, each with its countdown and last draw; on a phone the chosen one under a switch. */
export function GameCards({ games, draws, chosen, path, onChoose }: Props) {
  const { t } = useTranslation('lottery');
  return (
    <nav aria-label={t('game.choose')} className={styles.games}>
      <div className={styles.switch}>
        <Segmented
          isWide
          label={t('game.choose')}
          segments={games.map(({ code, name }) => ({ value: code, label: name }))}
          value={chosen}
          onChange={onChoose}
        />
      </div>
      {games.map((game) => {
        const draw = draws.find(({ gameCode }) => gameCode === game.code);
        return (
          <Link
            key={game.code}
            to={`${path}?gameCode=${game.code}`}
            replace
            className={styles.card}
            aria-current={game.code === chosen ? 'true' : undefined}
          >
            {draw && <GameCard game={game} draw={draw} />}
          </Link>
        );
      })}
    </nav>
  );
}
