import {
  basePrizeGroup,
  discountKey,
  type GameKind,
  groupFault,
  oddsFault,
  type Play,
  type PlayOdds,
  playAtGroup,
  playAtOdds,
  returnsOf,
} from '@tessera/shared/lottery';

/** The lowest and the highest prize group at which a play is bet. */
export interface GroupRange {
  readonly lowest: number;
  readonly highest: number;
}

/** What a kind has without a configuration. */
export const baseRange: GroupRange = { lowest: basePrizeGroup, highest: basePrizeGroup };

/** How many thousandths one is, as staff write it: discounts are in percent. */
const milliPer = (option: string): number => (option === discountKey ? 10 : 1000);

/** Thousandths as staff write them: odds of 1980 as 1.98, a discount of 330 as 33. */
export const writtenOdds = (option: string, milli: number): string => String(milli / milliPer(option));

/** What is typed, in thousandths; NaN for anything else. */
export const oddsTyped = (option: string, text: string): number =>
  /^\d{1,9}([.,]\d{1,3})?$/.test(text.trim())
    ? Math.round(Number(text.trim().replace(',', '.')) * milliPer(option) * 1000) / 1000
    : Number.NaN;

/** What one field of a play comes to; `returns` are 0 to 1 at the lowest and the highest group. */
export interface OddsJudgement {
  readonly fault: 'step' | 'discount' | 'outside' | undefined;
  readonly returns: readonly [lowest: number, highest: number] | undefined;
}

/** The part of a play that is judged by itself: one option, or all where a bet is paid by its hits. */
const partOf = (play: Play, option: string): Play => {
  const price = play.prices[option];
  return play.rule.paidHits || !price ? play : { ...play, prices: { [option]: price } };
};

/** Judges the odds of an option as the operator does, among those of the whole play. */
export function judgeOdds(
  listed: Play,
  kind: GameKind,
  option: string,
  odds: PlayOdds,
  range: GroupRange,
): OddsJudgement {
  const unfit = option === discountKey ? 'discount' : 'step';
  if (Object.values(odds).some(Number.isNaN))
    return { fault: Number.isNaN(odds[option]) ? unfit : undefined, returns: undefined };
  const play = partOf(playAtOdds(listed, odds), option);
  const returnsAt = (group: number) => {
    const at = playAtGroup(play, group);
    return returnsOf(at, Object.values(at.prices))[0];
  };
  const returns = [returnsAt(range.lowest), returnsAt(range.highest)] as const;
  if (oddsFault({ [kind]: { [listed.code]: { [option]: odds[option] ?? 0 } } })) return { fault: unfit, returns };
  return { fault: groupFault([play], range) ? 'outside' : undefined, returns };
}
