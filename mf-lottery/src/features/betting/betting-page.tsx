import { useTranslation } from '@tessera/shared/i18n';
import { withHalfPaid } from '@tessera/shared/lottery';
import { toast } from '@tessera/shared/ui/toast';
import { maxOrderLines, maxOrderNumbers } from '@tessera/shared/wire/lottery';
import { useEffect, useMemo, useRef } from 'react';
import { useMyBets } from '../../api/bets.ts';
import { useBlockedNumbers } from '../../api/blocked-numbers.ts';
import { type BlockedOfPlay, blockedOf, chosenOf } from '../../model/blocked.ts';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { playNamed } from '../../model/play-tabs.ts';
import type { SlipEntry } from '../../model/slip.ts';
import { ActionBar } from '../action-bar/action-bar.tsx';
import { clearNotice, hideMoved, showMoved, showNoticesHere } from '../bet-notices/bet-notices.ts';
import { BetPanel } from '../bet-panel/bet-panel.tsx';
import { type Draft, useDraft } from '../bet-panel/use-draft.ts';
import { Board } from '../board/board.tsx';
import { SlipPanel } from '../slip/slip-panel.tsx';
import { slip, useSlip } from '../slip/slip-store.ts';
import { useOrders } from '../slip/use-orders.ts';
import { useText } from '../text/use-text.ts';
import styles from './betting-page.module.css';

interface Props {
  readonly game: LotteryGame;
  readonly draws: readonly DrawState[];
  /** Of the page. */
  readonly path: string;
  /** As the address names it. */
  readonly playType: string | null;
  readonly onPlay: (code: string) => void;
}

function betOf(
  game: LotteryGame,
  draw: DrawState | undefined,
  draft: Draft,
  { half, closed }: BlockedOfPlay,
): Omit<SlipEntry, 'id'> | undefined {
  if (!draw || draft.combinations === 0 || draft.fault || closed.length > 0) return undefined;
  return {
    gameCode: game.code,
    kind: game.kind,
    gameName: game.name,
    issue: draw.current.issue,
    closesAtMs: draw.current.closesAtMs,
    playCode: draft.play.code,
    numbers: draft.selection,
    ...(half.length > 0 && { halfPaid: half }),
    combinations: draft.combinations,
    unitMinor: draft.unitMinor,
    multiple: draft.multiple,
  };
}

/** Says that the chosen numbers count for the next draw when the one that they were chosen in has closed. */
function useMovedNotice(issue: string | undefined, hasNumbers: boolean): void {
  const before = useRef(issue);
  useEffect(() => {
    const last = before.current;
    before.current = issue;
    if (hasNumbers && last && issue && last !== issue) showMoved(last, issue);
  }, [issue, hasNumbers]);
}

/** Where bets are made: panel, slip, draws and own bets of one game. */
export function BettingPage({ game, draws, path, playType, onPlay }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const draw = draws.find(({ gameCode }) => gameCode === game.code);
  const named = playNamed(game.kind, playType, game.defaultPlayType);
  const blockedHere = useBlockedNumbers(game.kind, game.code, draw?.current.issue);
  const blocked = useMemo(() => blockedOf(blockedHere, named.code), [blockedHere, named.code]);
  const play = useMemo(() => withHalfPaid(named, blocked.half), [named, blocked]);
  const draft = useDraft(game, play);
  const openBets = useMyBets().data?.list.filter(({ status }) => status === 'pending') ?? [];
  const orders = useOrders(draft.clearIfPlaced);
  const { entries } = useSlip();
  const bet = betOf(game, draw, draft, chosenOf(blocked, draft.selection));
  const isChosen = draft.combinations > 0;
  useMovedNotice(draw?.current.issue, isChosen);
  useEffect(showNoticesHere, []);
  // A notice is old when the next bet is being chosen.
  useEffect(() => {
    if (isChosen) clearNotice();
    else hideMoved();
  }, [isChosen]);

  const fullText =
    entries.length >= maxOrderLines
      ? t('panel.slipFull', { count: maxOrderLines })
      : t('panel.slipLong', { limit: text.count(maxOrderNumbers) });
  const add = (): boolean => {
    if (!bet) return false;
    const isAdded = slip.add(bet, game.maxMultiple);
    if (isAdded) draft.clear();
    else toast.show({ id: 'lottery-slip', tone: 'warn', title: fullText });
    return isAdded;
  };
  /** Confirms that the slip took the bet while the slip is not visible. */
  const addUnseen = () => {
    const detail = t('panel.addedDetail', { play: text.play(play), count: draft.combinations });
    if (add()) toast.show({ id: 'lottery-slip', tone: 'ok', title: t('panel.added'), detail });
  };

  return (
    <>
      <div className={styles.page}>
        <BetPanel
          game={game}
          draft={draft}
          onPlay={onPlay}
          blocked={blocked}
          bet={bet}
          orders={orders}
          isSlipEmpty={entries.length === 0}
          onAdd={add}
        />
        {/* Before the board: from the panel, Tab leads to the slip and not through the draws. */}
        <aside className={styles.slip} aria-label={t('slip.title')}>
          <SlipPanel draws={draws} orders={orders} />
        </aside>
        <Board game={game} path={path} lastIssue={draw?.last.issue} pendingCount={openBets.length} draws={draws} />
      </div>
      <ActionBar game={game} draft={draft} draws={draws} bet={bet} orders={orders} onAdd={addUnseen} />
    </>
  );
}
