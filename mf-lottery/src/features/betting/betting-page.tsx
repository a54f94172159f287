import { useTranslation } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { useEffect, useMemo, useRef } from 'react';
import { useMyBets } from '../../api/bets.ts';
import { useBlockedNumbers } from '../../api/blocked-numbers.ts';
import { useDrawsWith } from '../../api/draws.ts';
import { blockedOf } from '../../model/blocked.ts';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { betOf } from '../../model/new-bet.ts';
import { playNamed } from '../../model/play-tabs.ts';
import { randomBet, randomBets } from '../../model/random-bet.ts';
import { ActionBar } from '../action-bar/action-bar.tsx';
import { clearNotice, hideMoved, showMoved, showNoticesHere } from '../bet-notices/bet-notices.ts';
import { BetPanel } from '../bet-panel/bet-panel.tsx';
import { useDraft } from '../bet-panel/use-draft.ts';
import { Board } from '../board/board.tsx';
import { useChasePlacement } from '../chase/use-chase-placement.ts';
import { loadSlipLines } from '../slip/slip-body.tsx';
import { slipPlaces } from '../slip/slip-focus.ts';
import { SlipPanel } from '../slip/slip-panel.tsx';
import { slipStore, useSlip } from '../slip/slip-store.ts';
import { useBetPlacement } from '../slip/use-bet-placement.ts';
import { useCurrentPrices } from '../slip/use-current-prices.ts';
import { useFullSlipText } from '../slip/use-full-slip-text.ts';
import { useText } from '../text/use-text.ts';
import styles from './betting-page.module.css';
import { useEditedBet } from './use-edited-bet.ts';

interface Props {
  readonly game: LotteryGame;
  /** Of the page. */
  readonly draws: readonly DrawState[];
  readonly path: string;
  /** As the address names it. */
  readonly playType: string | null;
  readonly onPlay: (code: string) => void;
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
export function BettingPage({ game, draws: ofPage, path, playType, onPlay }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const { entries } = useSlip();
  const draws = useDrawsWith(entries, ofPage);
  const draw = draws.find(({ gameCode }) => gameCode === game.code);
  const named = playNamed(game.kind, playType, game.defaultPlayType);
  const blockedHere = useBlockedNumbers(game.kind, game.code, draw?.current.issue);
  const blocked = useMemo(() => blockedOf(blockedHere.list, named.code), [blockedHere.list, named.code]);
  const draft = useDraft(game, named, blocked);
  const { play } = draft;
  const pendingCount = useMyBets('pending').data?.total ?? 0;
  const placement = useBetPlacement(draft.clearIfPlaced);
  // A chase whose answer was lost is looked up here, also after a reload; its form need not be open.
  useChasePlacement();
  const bet = betOf(game, draw, draft, blocked);
  const isChosen = draft.combinations > 0;
  const edited = useEditedBet(game, draft, onPlay);
  useMovedNotice(draw?.current.issue, isChosen);
  useCurrentPrices(game, play.code);
  useEffect(showNoticesHere, []);
  // A notice is old when the next bet is being chosen.
  useEffect(() => {
    if (isChosen) clearNotice();
    else hideMoved();
  }, [isChosen]);
  // What is chosen is on the slip next.
  useEffect(() => {
    // If that fails, they are loaded again when they are shown.
    if (isChosen) void loadSlipLines().catch(() => undefined);
  }, [isChosen]);

  const warn = (title: string) => toast.show({ id: 'lottery-slip', tone: 'warn', title });
  const fullText = useFullSlipText();
  const showFull = () => warn(fullText());
  const showAdded = (title: string, detail: string) => toast.show({ id: 'lottery-slip', tone: 'ok', title, detail });
  const addedDetail = (count: number) => t('panel.addedDetail', { play: text.play(play), count });
  /** A visible slip shows a bet that is new on it; that a bet was merged is said. */
  const add = (isSlipVisible: boolean) => {
    if (!bet) return;
    const added = slipStore.add(bet, game.maxMultiple);
    if (added === 'full') {
      showFull();
      return;
    }
    draft.clear();
    const detail = addedDetail(bet.combinations);
    if (added === 'merged') showAdded(t('panel.addedMerged'), detail);
    else if (!isSlipVisible) showAdded(t('panel.added'), detail);
  };
  const save = () => {
    if (!bet) return;
    const saved = slipStore.replaceEdited(bet, game.maxMultiple);
    if (saved === 'full') showFull();
    else showAdded(t(saved === 'merged' ? 'panel.savedMerged' : 'panel.saved'), addedDetail(bet.combinations));
  };
  const chooseRandom = (): string => {
    const selection = randomBet(play, blocked);
    if (selection) draft.choose(selection);
    else warn(t('random.none'));
    return selection ? text.selection({ kind: game.kind, playCode: play.code, numbers: selection }) : '';
  };
  const addRandom = (count: number) => {
    const bets = randomBets(play, count, blocked).flatMap(
      (selection) => betOf(game, draw, { ...draft, selection }, blocked) ?? [],
    );
    const added = bets.filter((each) => slipStore.add(each, game.maxMultiple) !== 'full').length;
    if (bets.length === 0) warn(t('random.none'));
    else if (added < bets.length) showFull();
    else showAdded(t('random.added', { count: added }), text.play(play));
  };

  return (
    <>
      <div className={styles.page}>
        <BetPanel
          game={game}
          draft={draft}
          onPlay={onPlay}
          blocked={blocked}
          onLoadBlocked={blockedHere.retry}
          bet={bet}
          placement={placement}
          isSlipEmpty={entries.length === 0}
          onAdd={() => add(true)}
          edited={edited}
          onSave={save}
          random={{ choose: chooseRandom, add: addRandom }}
        />
        {/* Before the board: from the panel, Tab leads to the slip and not through the draws. */}
        <aside id={slipPlaces.region} tabIndex={-1} className={styles.slip} aria-label={t('slip.title')}>
          <SlipPanel draws={draws} placement={placement} />
        </aside>
        <Board
          game={game}
          path={path}
          lastIssue={draw?.last.issue}
          nextIssue={draw?.current.issue}
          pendingCount={pendingCount}
          draws={draws}
        />
      </div>
      <ActionBar
        game={game}
        draft={draft}
        draws={draws}
        bet={bet}
        placement={placement}
        onAdd={() => add(false)}
        edited={edited}
        onSave={save}
      />
    </>
  );
}
