import type { TournamentPlan } from '@tessera/shared/wire/promotions';

/** One round as it stands, and when it was settled. */
export interface PlayedRound {
  readonly stake: number;
  payout: number;
  isVoid: boolean;
  readonly category: string;
  readonly atMs: number;
}

interface Played {
  readonly player: number;
  /** Of the current entry; what counted before is used up. */
  readonly used: number;
  readonly rounds: readonly PlayedRound[];
}

/** The board as a person would work it out round by round: player, score and place of the ranked ones. */
export function recount(plan: TournamentPlan, all: readonly Played[]): (readonly [number, number, number])[] {
  const { rule } = plan;
  const scores = all.flatMap(({ player, used, rounds }) => {
    const counted = rounds
      .filter(({ isVoid, stake, category }) => !isVoid && stake >= plan.minimumStakeMinor && category === 'RNG')
      .slice(0, plan.maximumRounds - used);
    let [score, reachedAt, reachedBy, points] = [0, 0, 0, 0];
    for (const [index, { stake, payout, atMs }] of counted.entries()) {
      const multiple = Math.floor((payout * 100) / stake);
      let next = multiple;
      if (rule.kind === 'best-run') {
        const run = counted.slice(Math.max(0, index - rule.rounds + 1), index + 1);
        const best = run.map((one) => Math.floor((one.payout * 100) / one.stake)).sort((a, b) => b - a);
        next = best.slice(0, rule.best).reduce((sum, one) => sum + one, 0);
      } else if (rule.kind === 'points-per-win') {
        if (payout > stake) points += Math.min(rule.cap, Math.floor(multiple / 100));
        next = points;
      }
      if (next > score) [score, reachedAt, reachedBy] = [next, atMs, index + 1];
    }
    return score > 0 && counted.length >= plan.minimumRounds ? [{ player, score, reachedAt, reachedBy }] : [];
  });
  type Ranked = (typeof scores)[number];
  const isBefore = (a: Ranked, b: Ranked) =>
    a.score > b.score ||
    (a.score === b.score && (a.reachedAt < b.reachedAt || (a.reachedAt === b.reachedAt && a.reachedBy < b.reachedBy)));
  return scores
    .map((one) => [one.player, one.score, 1 + scores.filter((other) => isBefore(other, one)).length] as const)
    .sort((a, b) => a[2] - b[2] || a[0] - b[0]);
}
