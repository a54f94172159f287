import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { centreIn } from '@tessera/shared/ui/centre-in';
import { classNames } from '@tessera/shared/ui/class-names';
import { Segmented } from '@tessera/shared/ui/segmented';
import { useEffect, useRef } from 'react';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { GameCard } from './game-card.tsx';
import styles from './game-cards.module.css';

interface Props {
  readonly games: readonly LotteryGame[];
  readonly draws: readonly DrawState[];
  readonly chosen: string;
  /** Of the page that shows them. */
  readonly path: string;
  /** What their addresses have beside the game. */
  readonly trendQuery?: string;
  readonly onChoose: (code: string) => void;
}

/** At most this many games stand side by side; if there are more, the chosen one is shown below the names of all. */
const cardsSideBySide = 2;

/** The games with their countdowns and last draws; on a phone, or if they are many, the chosen one under a switch. */
export function GameCards({ games, draws, chosen, path, trendQuery = '', onChoose }: Props) {
  const { t } = useTranslation('lottery');
  const areMany = games.length > cardsSideBySide;
  const switchRef = useRef<HTMLDivElement>(null);
  // Of many games the chosen one may be outside of what the switch shows.
  useEffect(() => {
    const label = switchRef.current?.querySelector('input:checked')?.parentElement;
    if (areMany && chosen && label?.parentElement) centreIn(label.parentElement, label);
  }, [chosen, areMany]);
  return (
    <nav aria-label={t('game.choose')} className={classNames(styles.games, areMany && styles.many)}>
      <div ref={switchRef} className={styles.switch}>
        <Segmented
          isWide={!areMany}
          label={t('game.choose')}
          segments={games.map(({ code, name }) => ({ value: code, label: name }))}
          value={chosen}
          onChange={onChoose}
        />
      </div>
      {areMany && (
        <div className={styles.names}>
          {games.map(({ code, name }) => (
            <Link
              key={code}
              to={`${path}?gameCode=${code}${trendQuery}`}
              replace
              className={styles.nameLink}
              aria-current={code === chosen ? 'true' : undefined}
            >
              {name}
            </Link>
          ))}
        </div>
      )}
      {games.map((game) => {
        const isChosen = game.code === chosen;
        const draw = draws.find(({ gameCode }) => gameCode === game.code);
        if (areMany)
          return isChosen ? (
            <div key={game.code} className={styles.card} aria-current="true">
              {draw && <GameCard game={game} draw={draw} />}
            </div>
          ) : null;
        return (
          <Link
            key={game.code}
            to={`${path}?gameCode=${game.code}${trendQuery}`}
            replace
            className={styles.card}
            aria-current={isChosen ? 'true' : undefined}
          >
            {draw && <GameCard game={game} draw={draw} />}
          </Link>
        );
      })}
    </nav>
  );
}
