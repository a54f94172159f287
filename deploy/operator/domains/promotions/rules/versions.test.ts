import { withBonusFixture } from '../testing/bonus-fixture.ts';

const fixture = withBonusFixture();
const first = 'first-deposit';

const change = (rules: object) => fixture.changeRules(first, rules);

it('whoever joined keeps the percentage and turnover that were accepted; others get the new ones', async () => {
  const early = await fixture.newPlayer();
  await early.claim(first);
  expect(await change({ percent: 50, wageringPercent: 300 })).toBe(2);
  const late = await fixture.newPlayer();
  await late.claim(first);
  for (const player of [early, late]) await player.deposit(50_000);
  expect((await early.own(first)).wagering).toMatchObject({ bonus: 10_000, requiredTurnover: 60_000 });
  expect((await late.own(first)).wagering).toMatchObject({ bonus: 25_000, requiredTurnover: 225_000 });
});

it('whoever leaves and joins again accepts the conditions of that day', async () => {
  const player = await fixture.newPlayer();
  await player.claim(first);
  await change({ percent: 30 });
  await player.leave(first);
  await player.claim(first);
  await player.deposit(50_000);
  expect((await player.own(first)).wagering).toMatchObject({ bonus: 15_000 });
});

it('rules that make no sense are refused and nothing is stored', async () => {
  for (const wrong of [
    { percent: 0 },
    { percent: 1.5 },
    { capMinor: -1 },
    { wageringPercent: 1001 },
    { contribution: [{ category: 'RNG', percent: 101 }] },
    { contribution: [{ category: 'SLOTS', percent: 100 }] },
    { contribution: ['RNG', 'RNG'].map((category) => ({ category, percent: 100 })) },
    { depositRule: 'every' },
    { kind: 'cashback' },
  ]) {
    await expect(change(wrong)).rejects.toThrow();
  }
  const player = await fixture.newPlayer();
  await player.claim(first);
  await player.deposit(50_000);
  expect((await player.own(first)).wagering).toMatchObject({ bonus: 15_000 });
});

it('a version never changes', async () => {
  const { db } = fixture.context;
  await expect(db.query("update promotion_version set rules = '{}'")).rejects.toThrow('immutable');
});
