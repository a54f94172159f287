import { randomUUID } from 'node:crypto';
import { applyForPromotion, uploadApplicationPicture } from '@tessera/shared/wire/promotions';
import { pngOf } from '../../../platform/pictures/testing/pictures.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { reviewApplication } from '../applications/application-store.ts';
import { type BonusPlayer, withBonusFixture } from '../testing/bonus-fixture.ts';

const PLAYERS = 64;

describe.each(seededDatabases)('a budget on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });
  const players: BonusPlayer[] = [];
  beforeAll(async () => {
    for (let count = 0; count < PLAYERS; count += 1) players.push(await fixture.newPlayer());
  });

  const setBudget = (id: string, left: number) =>
    fixture.context.db.query(
      "update promotion set budget_minor = granted_minor + $2 where merchant = 'aurora' and id = $1",
      [id, left * 100],
    );
  const leftOf = async (id: string) => {
    const [row] = await fixture.context.db.query<{ left: number }>(
      "select budget_minor - granted_minor as left from promotion where merchant = 'aurora' and id = $1",
      [id],
    );
    return row?.left;
  };

  it(`is spent to its last unit and no further by ${PLAYERS} members who claim at once, each with two calls`, async () => {
    await setBudget('daily-sign-in', 2000);
    const claimed = await Promise.all(players.flatMap((player) => [1, 2].map(() => player.claim('daily-sign-in'))));
    expect(claimed.filter(({ value }) => value?.isCredited)).toHaveLength(20);
    const cash = await Promise.all(players.map(async (player) => (await player.wallets()).cash));
    expect(cash.reduce((sum, one) => sum + one, 0)).toBe(2000);
    expect(Math.max(...cash)).toBe(100);
    expect(await leftOf('daily-sign-in')).toBe(0);
  });

  it('limits deposit bonuses, and a deposit that comes after it is spent is credited without one', async () => {
    const [one, two] = [players[0], players[1]] as [BonusPlayer, BonusPlayer];
    await setBudget('first-deposit', 15_000);
    for (const player of [one, two]) await player.claim('first-deposit');
    const before = [await one.wallets(), await two.wallets()];
    await Promise.all([one.deposit(50_000), two.deposit(50_000)]);
    const after = [await one.wallets(), await two.wallets()];
    expect(after.map(({ bonus }) => bonus).sort()).toEqual([0, 10_000]);
    expect(after.map(({ cash }, index) => cash - (before[index]?.cash ?? 0))).toEqual([50_000, 50_000]);
    expect(await leftOf('first-deposit')).toBe(500_000);
  });

  it('is not exceeded by reviewers who grant different applications at once', async () => {
    const ids = await Promise.all(
      players.slice(2, 8).map(async (player) => {
        const picture = await player.call(uploadApplicationPicture, { image: pngOf(32).toString('base64') });
        const { id } = picture.value as { id: string };
        const request = { requestId: randomUUID(), promotionId: 'better-site', comment: '', pictures: [id] };
        await player.call(applyForPromotion, request);
        const [row] = await fixture.context.db.query<{ id: number }>(
          'select id from promotion_application where member_id = $1',
          [player.member.id],
        );
        return row?.id ?? 0;
      }),
    );
    await setBudget('better-site', 2000);
    const granted = await Promise.allSettled(
      ids.map((id) =>
        reviewApplication(
          fixture.context,
          id,
          { status: 'approved', grantedMinor: 70_000 },
          'operator',
          async () => undefined,
        ),
      ),
    );
    expect(granted.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await leftOf('better-site')).toBe(60_000);
  });
});
