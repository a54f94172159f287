import type { PictureLoad } from '@tessera/shared/art/game-art';
import { formatPercent } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { classNames } from '@tessera/shared/ui/class-names';
import { HeartIcon, InfoIcon } from '@tessera/shared/ui/icons';
import { type MouseEvent, memo } from 'react';
import { framePath, isLottery, lotteryPath } from '../../model/frame-path.ts';
import type { ListedGame } from '../../model/listed-game.ts';
import { GamePicture } from '../game-picture/game-picture.tsx';
import type { GameActions } from '../open-game/use-game-actions.ts';
import styles from './game-card.module.css';

export interface GameCardProps {
  readonly game: ListedGame;
  /** `undefined` where favourites are not offered: then there is no heart. */
  readonly isFavorite: boolean | undefined;
  readonly hasOpenRound: boolean;
  readonly actions: GameActions;
  /** Of its picture. */
  readonly load?: PictureLoad;
}

const isForNewTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;

/** A game in a list: the picture opens it, the heart adds it to the favourites, the figure below opens the details. */
export const GameCard = memo(function GameCard(props: GameCardProps) {
  const { game, isFavorite, hasOpenRound, actions, load } = props;
  const { t, i18n } = useTranslation('games');
  const { code, name, vendorName, rtp, isNew, isPlayable } = game;
  const figure =
    isPlayable && rtp !== null
      ? t('card.rtp', { rtp: formatPercent(rtp, i18n.language) })
      : t(isPlayable ? 'card.info' : 'card.notPlayable');
  const open = (event: MouseEvent) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    actions.open(game);
  };
  return (
    <div className={classNames(styles.card, !isPlayable && styles.notPlayable)}>
      <a
        className={styles.picture}
        href={isLottery(game.category) ? lotteryPath(game) : framePath({ ...game, isTrial: false })}
        onClick={open}
      >
        <GamePicture key={code} game={game} load={load} />
        {hasOpenRound && <span className={styles.round}>{t('card.openRound')}</span>}
      </a>
      {isNew && <span className={styles.tag}>{t('card.new')}</span>}
      {isFavorite !== undefined && (
        <button
          type="button"
          className={classNames(styles.heart, isFavorite && styles.kept)}
          aria-label={t('card.favorite', { name })}
          aria-pressed={isFavorite}
          onClick={() => actions.setFavorite(game, !isFavorite)}
        >
          <HeartIcon aria-hidden />
        </button>
      )}
      <div className={styles.caption}>
        <span className={styles.vendor}>{vendorName}</span>
        <button
          type="button"
          className={styles.figure}
          aria-label={`${figure}, ${t('card.about', { name })}`}
          onClick={() => actions.explain(game)}
        >
          {figure}
          <InfoIcon aria-hidden />
        </button>
      </div>
    </div>
  );
});
