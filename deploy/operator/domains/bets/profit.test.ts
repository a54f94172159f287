import { getProfit } from '@tessera/shared/wire/wallet';
import { withBetsFixture } from './testing/bets-fixture.ts';

interface Profit {
  total: object;
  days: { day: string; net: number }[];
  products: object[];
  vendors: object[];
  lifetime: object;
}

describe('personal loss and profit', () => {
  const fixture = withBetsFixture();
  const newPlayer = () => fixture.newPlayer();

  it('adds settled bets up by day, product and vendor, and leaves open and void ones out', async () => {
    const player = await newPlayer();
    const first = new Date('2026-02-10T03:00:00Z');
    await player.play(10_000, 25_000, { at: first });
    await player.play(5_000, 0, { at: first, game: 'PG-0005' });
    await player.play(2_000, 0, { at: new Date('2026-02-12T03:00:00Z') });
    await player.ask('bet', { round: 'open', amount: 700, at: first });
    const lost = await player.ask('bet', { round: 'void', amount: 800, at: first });
    await player.ask('rollback', { round: 'void', of: lost, at: first });
    const { body } = await player.call(getProfit, { from: '2026-02-10', to: '2026-02-12' });
    const profit = body.value as Profit;
    expect(profit.total).toEqual({ bets: 3, stake: 170, payout: 250, net: 80 });
    expect(profit.days.map(({ day, net }) => [day, net])).toEqual([
      ['2026-02-10', 100],
      ['2026-02-11', 0],
      ['2026-02-12', -20],
    ]);
    expect(profit.products).toEqual([{ category: 'RNG', bets: 3, stake: 170, payout: 250, net: 80 }]);
    expect(profit.vendors).toMatchObject([
      { vassalage: 'PP', bets: 2, net: 130 },
      { vassalage: 'PG', bets: 1, net: -50 },
    ]);
    expect(profit.lifetime).toEqual({ deposits: 1_000_000, withdrawals: 0, net: 1_000_000 });
  });

  it('refuses a period that is longer than a year or ends before it begins', async () => {
    const player = await newPlayer();
    for (const period of [
      { from: '2025-01-01', to: '2026-02-28' },
      { from: '2026-02-02', to: '2026-02-01' },
    ])
      expect(await player.call(getProfit, period)).toMatchObject({ status: 400 });
  });
});
