import type { TournamentPlan } from '@tessera/shared/wire/promotions';

const text = (name: string) => ({ name, about: `What ${name} is about.` });

/** A plan for tests: slots from 1.00, ranked from two rounds, ten rounds count, three prizes. */
export const testPlan = (change: Partial<TournamentPlan> = {}): TournamentPlan => ({
  texts: {
    ...{ KO: text('시험 토너먼트'), EN: text('Test tournament'), VI: text('Giải thử'), TH: text('ทดสอบ') },
    ...{ CN: text('测试赛'), JA: text('テスト大会') },
  },
  products: ['RNG'],
  games: [],
  minimumStakeMinor: 100,
  rule: { kind: 'best-multiple' },
  minimumRounds: 2,
  maximumRounds: 10,
  prizes: [
    { from: 1, to: 1, amountMinor: 10_001 },
    { from: 2, to: 3, amountMinor: 5000 },
  ],
  ...change,
});
