import { GameArt } from '@tessera/shared/art/game-art';
import { formatCount, formatPercent } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { goTo } from '@tessera/shared/router';
import { useSwitch } from '@tessera/shared/switches';
import { Badge } from '@tessera/shared/ui/badge';
import { Button, IconButton } from '@tessera/shared/ui/button';
import { classNames } from '@tessera/shared/ui/class-names';
import { HeartIcon, InfoIcon, PlayIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { ClockIcon } from '@tessera/shared/ui/more-icons';
import { Skeleton, SkeletonText } from '@tessera/shared/ui/skeleton';
import type { GameRow } from '@tessera/shared/wire/games';
import { type ReactNode, useState } from 'react';
import type { GameInFull } from '../../api/game.ts';
import { useFavorites } from '../../api/own-games.ts';
import { isLottery, lotteryPath } from '../../model/frame-path.ts';
import { port } from '../../port.ts';
import { useChangeFavorite } from '../favorites/use-change-favorite.ts';
import { startGame } from '../launch/start-game.ts';
import styles from './game-detail.module.css';

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
        <div className={styles.text}>
          <div className={styles.line}>
            <Badge tone="accent">{game.vendorName ?? game.vassalage}</Badge>
            {game.accountTypeName && <Badge>{game.accountTypeName}</Badge>}
            {hasHearts && (
              <IconButton
                className={classNames(styles.heart, kept && styles.kept)}
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
              : game.gameClassify && t(`kind.${game.gameClassify}`)}
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

interface Props {
  readonly game: GameRow;
  readonly hasOpenRound: boolean;
  readonly onLeave: () => void;
}

/** Free play beside play, 1 to 1.6; a game that can't be opened says so instead of offering it. */
function DetailActions(props: Props) {
  const { t } = useTranslation('games');
  const { game, onLeave } = props;
  if (!game.isPlayable)
    return (
      <p className={styles.notPlayable}>
        <InfoIcon aria-hidden size={19} />
        {t('detail.notPlayable')}
      </p>
    );
  if (!isLottery(game.gameType)) return <LaunchActions {...props} />;
  const open = () => {
    onLeave();
    goTo(lotteryPath({ ...game, category: game.gameType }));
  };
  return (
    <div className={styles.actions}>
      <Button variant="primary" size="large" data-autofocus onClick={open}>
        {t('action.open')}
      </Button>
    </div>
  );
}

function LaunchActions({ game, hasOpenRound, onLeave }: Props) {
  const { t } = useTranslation('games');
  const canTry = useSwitch('FREEPLAY3') && game.hasFreePlay;
  const [busy, setBusy] = useState<'play' | 'try'>();
  const { code, vassalage, gameName } = game;
  const play = async () => {
    setBusy('play');
    const answer = await port.ask('launch-game', {
      vassalage,
      gameId: code,
      nodeId: String(game.nodeId),
      title: gameName,
    });
    setBusy(undefined);
    if (answer.status === 'done' && answer.result.isLaunched) onLeave();
  };
  const tryOut = async () => {
    setBusy('try');
    const isStarted = await startGame({ code, vassalage, isTrial: true }, gameName);
    setBusy(undefined);
    if (isStarted) onLeave();
  };
  return (
    <div className={styles.actions}>
      {canTry && (
        <Button size="large" isBusy={busy === 'try'} onClick={() => void tryOut()}>
          {t('action.tryOut')}
        </Button>
      )}
      <Button
        variant="primary"
        size="large"
        data-autofocus
        icon={<PlayIcon aria-hidden size={19} />}
        isBusy={busy === 'play'}
        onClick={() => void play()}
      >
        {t(hasOpenRound ? 'action.resume' : 'action.play')}
      </Button>
    </div>
  );
}

/** The six facts; one that the game does not have is a dash, never a nought. */
function GameFacts({ game }: { readonly game: GameRow }) {
  const { t, i18n } = useTranslation('games');
  const currency = merchantCurrency();
  const percent = (value: number | null) => (value === null ? '–' : formatPercent(value, i18n.language));
  // The short form drops what is less than one unit.
  const isWhole = (minor: number) => minor % 10 ** currency.exponent === 0;
  const stake = (key: string, minor: number | null) =>
    minor === null ? '–' : <Money key={key} minor={minor} currency={currency} isCompact={isWhole(minor)} />;
  const facts: readonly [label: string, value: ReactNode][] = [
    ['fact.rtp', percent(game.rtp)],
    ['fact.volatility', game.volatility ? t(`volatility.${game.volatility}`) : '–'],
    ['fact.maxWin', game.maxWin === null ? '–' : t('fact.times', { times: formatCount(game.maxWin, i18n.language) })],
    ['fact.minStake', stake('least', game.minStake)],
    ['fact.maxStake', stake('most', game.maxStake)],
    ['fact.hitRate', percent(game.hitRate)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The sheet to come. */
export function DetailSkeleton() {
  return (
    <div className={styles.detail}>
      <div className={styles.head}>
        <Skeleton className={styles.art} radius="m" ratio="3 / 4" />
        <SkeletonText lines={4} />
      </div>
      <Skeleton height={140} radius="m" />
      <Skeleton height={52} radius="m" />
    </div>
  );
}
