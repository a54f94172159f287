import { GameArt } from '@tessera/shared/art/game-art';
import { useTranslation } from '@tessera/shared/i18n';
import { useSwitch } from '@tessera/shared/switches';
import { Badge } from '@tessera/shared/ui/badge';
import { IconButton } from '@tessera/shared/ui/button';
import { ClockIcon, HeartIcon } from '@tessera/shared/ui/icons';
import type { GameInFull } from '../../api/game.ts';
import { useFavorites } from '../../api/own-games.ts';
import { useChangeFavorite } from '../favorites/use-change-favorite.ts';
import { DetailActions } from './detail-actions.tsx';
import styles from './game-detail.module.css';
import { GameFacts } from './game-facts.tsx';

/** A game in full: its picture, what is special, six facts, what waits in it, and the two ways in. */
export function GameDetail({ found, onLeave }: { readonly found: GameInFull; readonly onLeave: () => void }) {
  const { t } = useTranslation('games');
  const { game, slot, unfinishedRound } = found;
  const hasHearts = useSwitch('GAMELOFAV3');
  const kept = useFavorites().data?.includes(game.code) ?? found.isFavorite;
  const changeFavorite = useChangeFavorite();
  return (
    <article className={styles.detail}>
      <div className={styles.head}>
        <div className={styles.art}>
          <GameArt vendor={game.vassalage} code={game.code} category={game.gameType} />
        </div>
        <div className={styles.words}>
          <div className={styles.line}>
            <Badge tone="accent">{game.vendorName}</Badge>
            {hasHearts && (
              <IconButton
                className={kept ? styles.kept : undefined}
                label={t('card.favorite', { name: game.gameName })}
                aria-pressed={kept}
                icon={<HeartIcon />}
                onClick={() => changeFavorite(game.code, !kept)}
              />
            )}
          </div>
          <h2 className={styles.name}>{game.gameName}</h2>
          <p className={styles.special}>
            {slot
              ? t('detail.slot', {
                  reels: slot.reels,
                  lines: slot.lines,
                  every: slot.freeSpinsEvery,
                  spins: slot.freeSpins[0],
                  times: slot.freeSpinMultiplier,
                })
              : t(`kind.${game.gameClassify}`)}
          </p>
        </div>
      </div>
      <GameFacts game={game} />
      {game.features.length > 0 && (
        <ul className={styles.features}>
          {game.features.map((feature) => (
            <li key={feature}>
              <Badge>{t(`feature.${feature}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {unfinishedRound && (
        <p className={styles.round}>
          <ClockIcon aria-hidden size={19} />
          {t('detail.openRound')}
        </p>
      )}
      <DetailActions game={game} hasOpenRound={unfinishedRound !== null} onLeave={onLeave} />
    </article>
  );
}
