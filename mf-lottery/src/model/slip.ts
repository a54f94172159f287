import {
  discountKey,
  type GameKind,
  isOfferedGroup,
  largestPayoutMinor,
  type NumberBet,
  numberAboveLimit,
  type Play,
  type PlayOdds,
  playAtGroup,
  playAtOdds,
  playOf,
  rebateMilliOf,
  rebateMinorOf,
  type Selection,
  shownPriceList,
  stakeMinorOf,
  withHalfPaid,
} from '@tessera/shared/lottery';
import type { LotteryGame } from './lottery-types.ts';
import { chanceOfBet, type PriceFacts } from './price-facts.ts';

/** One bet that waits in the slip; it is bound to the issue for which it was put there. */
export interface SlipEntry {
  readonly id: string;
  readonly gameCode: string;
  readonly kind: GameKind;
  readonly gameName: string;
  readonly issue: string;
  readonly closesAtMs: number;
  readonly playCode: string;
  readonly numbers: Selection;
  /** Those of the numbers that pay half; absent for none. */
  readonly halfPaid?: readonly string[];
  readonly combinations: number;
  readonly unitMinor: number;
  readonly multiple: number;
  /** What its odds are at, and the part of the stake that comes back for it, in thousandths. */
  readonly prizeGroup: number;
  readonly rebateMilli: number;
  /** The prices that it shows, and those of its play that the merchant has set; absent for none. */
  readonly priceList: string;
  readonly odds?: PlayOdds;
}

/** Why the last order of the slip was refused, and which of its bets that is about. */
export interface SlipRefusal<Cause = unknown> {
  readonly cause: Cause;
  readonly ids: readonly string[];
}

/** What bets are sent in. */
export type SentIn = 'order' | 'chase';

/** A bet as it was sent. */
export interface SentBet extends SlipEntry {
  /** Its place among all that were sent with it, from 0, by which answers name it: some of the others may have left the slip. */
  readonly place: number;
}

/** The bets that were sent in an order and in a chase whose outcomes are not known yet. One that was bet directly is not on the slip. */
export type SentBets = Readonly<Partial<Record<SentIn, readonly SentBet[]>>>;

export interface Slip {
  readonly entries: readonly SlipEntry[];
  /** The bet whose choices are in the panel, to be changed there. */
  readonly editedId?: string | undefined;
  readonly sent?: SentBets;
  /** Until the slip is changed. */
  readonly refusal?: SlipRefusal | undefined;
}

/** The play of a bet with the prices of its prize group, halved for numbers that pay half; `undefined` for an unknown play. */
export function playOfEntry(entry: Omit<SlipEntry, 'id'>): Play | undefined {
  const { kind, playCode, prizeGroup, odds, halfPaid = [] } = entry;
  const play = playOf(kind, playCode);
  return play && withHalfPaid(playAtGroup(playAtOdds(play, odds), prizeGroup), halfPaid);
}

/** What a play pays on a game now. */
export function pricesIn(game: LotteryGame, playCode: string): Pick<SlipEntry, 'priceList' | 'odds'> {
  const odds = game.odds[playCode];
  return { priceList: shownPriceList(game.priceList), ...(odds && { odds }) };
}

/** Whether two bets pay the same, and give the same back. */
export const paysAs = (one: SlipEntry, other: SlipEntry): boolean =>
  JSON.stringify([one.odds ?? {}, one.rebateMilli]) === JSON.stringify([other.odds ?? {}, other.rebateMilli]);

/** The bet at the current prices of its game; the same object if nothing changed. It keeps a prize group that is no longer on offer: only the player changes that. */
export function atPricesOf(entry: SlipEntry, game: LotteryGame): SlipEntry {
  const { odds: _, ...bet } = entry;
  const { prizeGroup, rebateMilli } = entry;
  const now = {
    ...bet,
    ...pricesIn(game, entry.playCode),
    rebateMilli: isOfferedGroup(game.prizeGroups, prizeGroup)
      ? rebateMilliOf(game.prizeGroups, prizeGroup)
      : rebateMilli,
  };
  return now.priceList === entry.priceList && paysAs(now, entry) ? entry : now;
}

/** The price list that these bets show; undefined for several, of which no more than one can be in effect. */
export function shownListOf(entries: readonly SlipEntry[]): string | undefined {
  const lists = [...new Set(entries.map(({ priceList }) => priceList))];
  return lists.length === 1 ? lists[0] : undefined;
}

export function stakeOf({ kind, playCode, combinations, unitMinor, multiple, odds }: Omit<SlipEntry, 'id'>): number {
  const play = playOf(kind, playCode);
  return play
    ? stakeMinorOf(playAtOdds(play, odds), combinations, unitMinor * multiple)
    : combinations * unitMinor * multiple;
}

/** What the discount of its play takes off the stake of a bet, in minor units; 0 for none. */
export const discountOf = (entry: Omit<SlipEntry, 'id'>): number =>
  entry.combinations * entry.unitMinor * entry.multiple - stakeOf(entry);

export const totalStake = (entries: readonly SlipEntry[]): number =>
  entries.reduce((sum, entry) => sum + stakeOf(entry), 0);

/** The most that a bet can pay on any draw, in minor units; `isBound` where it is only what it cannot exceed. */
export interface LargestWin {
  readonly minor: number;
  readonly isBound: boolean;
}

/** Whether a bet costs more than it can bring: its largest win and its rebate are below its stake. */
export function paysLessThanStake(entry: Omit<SlipEntry, 'id'>): boolean {
  const stakeMinor = stakeOf(entry);
  const largestMinor = largestWinOf(entry).minor;
  return largestMinor > 0 && largestMinor + rebateMinorOf(stakeMinor, entry.rebateMilli) < stakeMinor;
}

const chances = new WeakMap<Selection, Map<Play, PriceFacts['chance']>>();

/** The chance that anything of a bet wins; undefined where it is not known. Remembered for what is chosen, whatever its stake. */
export function chanceOf({ kind, playCode, numbers }: Omit<SlipEntry, 'id'>): PriceFacts['chance'] {
  const play = playOf(kind, playCode);
  if (!play) return undefined;
  const known = chances.get(numbers) ?? new Map<Play, PriceFacts['chance']>();
  if (!known.has(play)) known.set(play, chanceOfBet(play, numbers));
  chances.set(numbers, known);
  return known.get(play);
}

const largestWins = new WeakMap<object, LargestWin>();

/** Remembered for each bet: finding it may take thousands of draws. */
export function largestWinOf(entry: Omit<SlipEntry, 'id'>): LargestWin {
  const known = largestWins.get(entry);
  if (known) return known;
  const play = playOfEntry(entry);
  if (!play) return { minor: 0, isBound: false };
  const largest = {
    minor: largestPayoutMinor(play, entry.numbers, entry.unitMinor * entry.multiple),
    isBound: play.rule.isLargestPayoutBound?.(entry.numbers) ?? false,
  };
  largestWins.set(entry, largest);
  return largest;
}

/** The largest wins of all bets added up, in minor units. They may win on different draws, so that no draw pays all of it. */
export const sumOfLargestWins = (entries: readonly SlipEntry[]): number =>
  entries.reduce((sum, entry) => sum + largestWinOf(entry).minor, 0);

/** A limit of one bet that is passed, as a message key of errors, and how high it is. */
export interface PassedLimit {
  readonly key:
    | 'lottery_stake_outside_is'
    | 'lottery_payout_outside_is'
    | 'lottery_number_stake_most_is'
    | 'lottery_slip_limit_is';
  readonly limitMinor: number;
  /** The number that the limit of numbers is about, as `NumberAbove` names it. */
  readonly number?: string;
}

/** What the limits of a bet are measured by, in minor units. */
export interface BetSize {
  readonly stakeMinor: number;
  readonly largestWinMinor: number;
  readonly onNumbers: NumberBet & Pick<SlipEntry, 'kind'>;
}

type NumbersBet = Pick<SlipEntry, 'kind' | 'playCode' | 'numbers' | 'unitMinor' | 'multiple' | 'odds'>;

/** A bet as the limit of a number measures it. */
export function onNumbersOf(bet: NumbersBet): BetSize['onNumbers'] {
  const { kind, playCode, numbers, unitMinor, multiple, odds } = bet;
  const discountMilli = odds?.[discountKey];
  return {
    ...{ kind, playCode, numbers },
    eachMinor: unitMinor * multiple,
    ...(discountMilli !== undefined && { discountMilli }),
  };
}

const sizes = new WeakMap<object, BetSize>();

/** Remembered for each bet: it may have thousands of numbers. */
export function sizeOf(entry: Omit<SlipEntry, 'id'>): BetSize {
  const known = sizes.get(entry);
  if (known) return known;
  const size = {
    stakeMinor: stakeOf(entry),
    largestWinMinor: largestWinOf(entry).minor,
    onNumbers: onNumbersOf(entry),
  };
  sizes.set(entry, size);
  return size;
}

type BetLimits = Pick<LotteryGame, 'maxStake' | 'maxPayout' | 'maxNumberStake' | 'maxSlipStake'>;

/** The first limit that one bet passes, as the operator checks it; undefined for none. The bet is a slip of its own here. */
export function passedLimitOf(
  { maxStake, maxPayout, maxNumberStake, maxSlipStake }: BetLimits,
  { stakeMinor, largestWinMinor, onNumbers }: BetSize,
): PassedLimit | undefined {
  if (stakeMinor > maxStake) return { key: 'lottery_stake_outside_is', limitMinor: maxStake };
  if (maxSlipStake && stakeMinor > maxSlipStake) return { key: 'lottery_slip_limit_is', limitMinor: maxSlipStake };
  const above = maxNumberStake ? numberAboveLimit(onNumbers.kind, maxNumberStake, [onNumbers]) : undefined;
  if (maxNumberStake && above)
    return { key: 'lottery_number_stake_most_is', limitMinor: maxNumberStake, number: above.number };
  return largestWinMinor > maxPayout ? { key: 'lottery_payout_outside_is', limitMinor: maxPayout } : undefined;
}

/** The limit of a slip, where one of these stakes passes it. All games of a merchant have the same limit. */
export function passedSlipLimit(
  games: readonly Pick<LotteryGame, 'maxSlipStake'>[],
  ...stakesMinor: readonly number[]
): number | undefined {
  const limit = games.find(({ maxSlipStake }) => maxSlipStake)?.maxSlipStake ?? Number.POSITIVE_INFINITY;
  return stakesMinor.some((stakeMinor) => stakeMinor > limit) ? limit : undefined;
}

/** What was staked on each issue of an order, in minor units; the issues in the order of their first bet. */
export function stakesByIssue(
  bets: readonly { readonly gameCode: string; readonly issue: string; readonly stake: number }[],
): readonly { readonly gameCode: string; readonly issue: string; readonly stakeMinor: number }[] {
  const issues = new Map<string, { gameCode: string; issue: string; stakeMinor: number }>();
  for (const { gameCode, issue, stake } of bets) {
    const key = `${gameCode} ${issue}`;
    issues.set(key, { gameCode, issue, stakeMinor: (issues.get(key)?.stakeMinor ?? 0) + stake });
  }
  return [...issues.values()];
}

/** The bets that were sent in an order or in a chase whose outcome is not known yet. */
export const sentIn = ({ sent }: Pick<Slip, 'sent'>, what: SentIn): readonly SentBet[] => sent?.[what] ?? [];

/** The same of orders or of chases alone. */
export const isSentIn = (slip: Pick<Slip, 'sent'>, id: string, what: SentIn): boolean =>
  sentIn(slip, what).some((bet) => bet.id === id);

/** Whether a bet was sent in an order or a chase whose outcome is not known yet. */
export const isSent = (slip: Pick<Slip, 'sent'>, id: string): boolean =>
  isSentIn(slip, id, 'order') || isSentIn(slip, id, 'chase');

export const isClosed = (entry: Pick<SlipEntry, 'closesAtMs'>, nowMs: number): boolean => entry.closesAtMs <= nowMs;

/** The closed bets to be moved or removed; those that were sent may be placed. */
export const closedBets = (slip: Slip, nowMs: number): readonly SlipEntry[] =>
  slip.entries.filter((entry) => isClosed(entry, nowMs) && !isSent(slip, entry.id));

/** What the line of a bet shows of it. */
export type SlipLineState = 'open' | 'edited' | 'refused' | 'closed' | 'closed-unknown' | 'in-chase';

/** Of several states the one that matters most. */
export function slipLineState(slip: Slip, entry: SlipEntry, nowMs: number): SlipLineState {
  if (isSentIn(slip, entry.id, 'chase')) return 'in-chase';
  if (isClosed(entry, nowMs)) return isSentIn(slip, entry.id, 'order') ? 'closed-unknown' : 'closed';
  if (slip.refusal?.ids.includes(entry.id)) return 'refused';
  return entry.id === slip.editedId ? 'edited' : 'open';
}
