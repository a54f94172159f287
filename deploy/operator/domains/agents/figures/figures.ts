import type { TeamFigures } from '@tessera/shared/wire/agent';

/**
 * What is stored of a team: its figures but the result, which is computed; what members gave each other; and valid bets as they
 * are settled, which contracts pay for.
 */
export const storedFigures = [
  'deposit',
  'withdrawal',
  'bet',
  'payout',
  'rebate',
  'bonus',
  'wages',
  'dividend',
  'transfer',
  'settled',
] as const;
export type StoredFigures = Readonly<Record<(typeof storedFigures)[number], number>>;

/** The columns of sums over rows with figures; 0 over none. */
export const figureSums = storedFigures.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(', ');
export const figureColumns = storedFigures.join(', ');
/** The result as a player sees it: below zero, it lost. */
export const netOf = (alias: string): string => `(${alias}.payout + ${alias}.rebate + ${alias}.bonus - ${alias}.bet)`;

/** Figures with their result. */
export function withNet(of: StoredFigures): TeamFigures {
  const { deposit, withdrawal, bet, payout, rebate, bonus, wages, dividend } = of;
  return { deposit, withdrawal, bet, payout, rebate, bonus, wages, dividend, net: payout + rebate + bonus - bet };
}

const filled = (amountOf: (name: keyof StoredFigures) => number): StoredFigures => ({
  deposit: amountOf('deposit'),
  withdrawal: amountOf('withdrawal'),
  bet: amountOf('bet'),
  payout: amountOf('payout'),
  rebate: amountOf('rebate'),
  bonus: amountOf('bonus'),
  wages: amountOf('wages'),
  dividend: amountOf('dividend'),
  transfer: amountOf('transfer'),
  settled: amountOf('settled'),
});

export const noFigures = filled(() => 0);

export const plus = (one: StoredFigures, other: StoredFigures): StoredFigures =>
  filled((name) => one[name] + other[name]);
