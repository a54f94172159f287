import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import { cancelBet, getDraw, getMyBets, placeBets } from '@tessera/shared/wire/lottery';
import { getAvailablePromotions } from '@tessera/shared/wire/promotions';
import { createWithdrawal, getWithdrawalList } from '@tessera/shared/wire/wallet';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { seededRandom } from '../../../platform/clock/random.ts';
import { giveAccounts, givePin, testPin } from '../../../testing/payment-pin.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { settleDue } from '../../lottery/settlement.ts';
import { type BonusPlayer, withBonusFixture } from '../testing/bonus-fixture.ts';

const first = 'first-deposit';

type Category = 'RNG' | 'LIVE' | 'FISH' | 'PVP';
interface Share {
  readonly category: string;
  readonly percent: number;
}
/** What the stakes of one round come to for the turnover, in minor units. */
const weighed = (stakes: readonly number[], percent: number): number =>
  Math.floor((stakes.reduce((sum, stake) => sum + Math.round(stake * 100), 0) * percent) / 100);

describe.each(seededDatabases)('a bonus and what happens beside it on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });

  const clock = () => fixture.context.clock;
  const withCash = async (amount: number) => {
    const player = await fixture.newPlayer();
    await player.deposit(amount);
    clock().advance(1000);
    return player;
  };
  const withBonus = async (deposit: number) => {
    const player = await withCash(deposit);
    await player.claim(first);
    return player;
  };
  const done = async (player: BonusPlayer) => (await player.own(first)).wagering?.doneTurnover;

  /** Bets on an issue of the one-minute game, that many issues after the open one. */
  async function betOnDice(player: BonusPlayer, stakes: readonly number[], ahead = 10) {
    const { value } = await player.call(getDraw, { code: 'K3' });
    const [day, number] = (value as { current: { issue: string } }).current.issue.split('-');
    const issue = `${day}-${String(Number(number) + ahead).padStart(4, '0')}`;
    const lines = stakes.map((stake) => ({
      gameCode: 'K3',
      issue,
      playCode: 'sum-sides',
      numbers: [['big']],
      unit: 100,
      multiple: stake / 100,
    }));
    const answer = await player.call(placeBets, { requestId: randomUUID(), priceList: priceListId, lines } as never);
    return {
      ...answer,
      bets: ((answer.value as { bets?: { id: string }[] } | undefined)?.bets ?? []).map(({ id }) => Number(id)),
    };
  }
  it('counts a product that older rules list twice once, and settles its bets', async () => {
    const player = await withBonus(50_000);
    await fixture.context.db.query(
      'update promotion_claim set contribution = contribution || contribution where member_id = $1',
      [player.member.id],
    );
    expect(await player.play(1000, { pays: 0 })).toBe('OK');
    expect(await done(player)).toBe(1000);
  });

  const drawAll = async () => {
    clock().advance(30 * minuteMs);
    await settleDue(fixture.context, clock().now());
  };

  it('a lottery bet releases no bonus before it is settled, and cannot be cancelled meanwhile', async () => {
    const player = await withBonus(100_000);
    await player.play(97_500, { pays: 97_500 });
    const { bets } = await betOnDice(player, [45_000]);
    expect(await player.own(first)).toMatchObject({ state: 'process', wagering: { doneTurnover: 97_500 } });
    const refused = await player.call(cancelBet, { id: bets[0] as number });
    expect(refused).toMatchObject({ status: 409, code: 'stake.bonus.kept' });
    await drawAll();
    expect((await player.own(first)).state).toBe('claimed');
  });

  it('every list of bets says which of them a bonus keeps, which can be cancelled, and which are past it', async () => {
    const player = await withBonus(100_000);
    const before = await betOnDice(player, [1000]);
    const refusals = async () => {
      const { value } = await player.call(getMyBets, {});
      return (value as { list: { cancelRefusal: string | null }[] }).list.map(({ cancelRefusal }) => cancelRefusal);
    };
    expect(before.value).toMatchObject({ bets: [{ cancelRefusal: 'stake.bonus.kept' }] });
    expect(await refusals()).toEqual(['stake.bonus.kept']);
    await player.leave(first);
    clock().advance(1);
    await player.giveCash(1000);
    const { bets, value } = await betOnDice(player, [1000]);
    expect(value).toMatchObject({ bets: [{ cancelRefusal: null }] });
    expect(await refusals()).toEqual([null, 'stake.bonus.kept']);
    const cancelled = await player.call(cancelBet, { id: bets[0] as number });
    expect(cancelled.value).toMatchObject({ status: 'cancelled', cancelRefusal: 'lottery.bet.settled' });
    // The issue has closed and is not settled yet.
    clock().advance(30 * minuteMs);
    expect(await refusals()).toEqual(['lottery.bet.settled', 'lottery.issue.closed']);
    await settleDue(fixture.context, clock().now());
    expect(await refusals()).toEqual(['lottery.bet.settled', 'lottery.bet.settled']);
  });

  it('cash that is no bonus keeps no bet from being cancelled', async () => {
    const player = await withCash(100_000);
    const { bets } = await betOnDice(player, [10_000]);
    expect((await player.claim('daily-sign-in')).value).toMatchObject({ isCredited: true });
    expect((await player.call(cancelBet, { id: bets[0] as number })).status).toBe(200);
  });

  it('an open round counts nothing until it is closed', async () => {
    const player = await withBonus(100_000);
    await player.play(50_000);
    expect(await done(player)).toBe(0);
    await player.play(50_000, { pays: 10_000 });
    expect(await done(player)).toBe(50_000);
  });

  it('a withdrawal and a claim at once never both succeed', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => withCash(100_000)));
    for (const player of players) await givePin(fixture.context, player.member.id);
    const withdraw = (player: BonusPlayer) =>
      player.call(createWithdrawal, {
        requestId: randomUUID(),
        amount: 100_000,
        bankCode: 'NARU',
        accountNumber: '110-1-1',
        accountHolder: 'B',
        paymentPassword: testPin,
      });
    await Promise.all(
      players.flatMap((player, at) =>
        at % 2 ? [withdraw(player), player.claim(first)] : [player.claim(first), withdraw(player)],
      ),
    );
    for (const player of players) {
      const { bonus } = await player.wallets();
      const { total } = (await player.call(getWithdrawalList, {})).value as { total: number };
      expect([bonus > 0, total > 0].filter(Boolean)).toHaveLength(1);
    }
  });

  it('a bonus that is credited while the payment password is checked stops the withdrawal', async () => {
    const player = await withCash(100_000);
    await giveAccounts(fixture.context, player.member.id);
    const { paymentPassword } = fixture.context;
    const checked = { ...paymentPassword };
    Object.assign(paymentPassword, {
      isSet: async () => true,
      require: async () => {
        await player.claim(first);
      },
    });
    const request = {
      requestId: randomUUID(),
      amount: 50_000,
      bankCode: 'NARU',
      accountNumber: '110-1-1',
      accountHolder: 'B',
    };
    const { code } = await player.call(createWithdrawal, request);
    Object.assign(paymentPassword, checked);
    expect(code).toBe('withdrawal.turnover.remaining');
    expect(await player.wallets()).toEqual({ cash: 100_000, bonus: 20_000 });
  });

  it('the maximum bet of a bonus holds for lottery too, for all bets on one issue together', async () => {
    const player = await withBonus(200_000);
    expect(await betOnDice(player, [50_100])).toMatchObject({
      code: 'stake.bonus.maximum',
      value: { limitMinor: 5_000_000 },
    });
    expect((await betOnDice(player, [30_000, 30_000])).code).toBe('stake.bonus.maximum');
    expect((await betOnDice(player, [30_000], 3)).status).toBe(200);
    expect((await betOnDice(player, [30_000], 3)).code).toBe('stake.bonus.maximum');
    expect((await betOnDice(player, [50_000], 4)).status).toBe(200);
    await player.leave(first);
    expect((await betOnDice(player, [50_100], 5)).status).toBe(200);
  });

  it('is claimed before the first stake after the deposit; a cancelled bet does not count as one', async () => {
    const player = await withCash(100_000);
    const { bets } = await betOnDice(player, [1000]);
    expect((await player.claim(first)).code).toBe('promotion.deposit.staked');
    await player.call(cancelBet, { id: bets[0] as number });
    expect((await player.own(first)).state).toBe('claim');
    await player.play(1000, { pays: 0 });
    expect(await player.own(first)).toMatchObject({ state: 'rejected', reasonCode: 'promotion.deposit.staked' });
  });

  it('a claim and the first stake at once: either the claim comes first, or it is refused', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => withCash(100_000)));
    await Promise.all(players.flatMap((player) => [betOnDice(player, [1000]), player.claim(first)]));
    for (const player of players) {
      const { state, reasonCode } = await player.own(first);
      const [order] = await fixture.context.db.query<{ isStakeFirst: boolean }>(
        `select min(e.id) filter (where e.kind = 'bet') < coalesce(min(e.id) filter (where e.kind = 'bonus'), 'infinity'::float8) as "isStakeFirst"
         from ledger_entry e join ledger_account a on a.id = e.account_id where a.owner = $1`,
        [`player:${player.member.id}`],
      );
      const expected = order?.isStakeFirst ? ['rejected', 'promotion.deposit.staked'] : ['process', null];
      expect([state, reasonCode]).toEqual(expected);
    }
  });

  it('a claim and a bet above its maximum at once: the bet is not taken once the bonus is there', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => withCash(200_000)));
    const bets = await Promise.all(
      players.map(async (player) => (await Promise.all([player.claim(first), betOnDice(player, [60_000])]))[1]),
    );
    for (const [at, player] of players.entries()) {
      const hasBonus = (await player.wallets()).bonus > 0;
      expect([hasBonus, bets[at]?.status]).toEqual(hasBonus ? [true, 400] : [false, 200]);
    }
  });

  it('is not claimed after a stake in a round that began before the deposit, nor after a bet with an earlier time', async () => {
    const player = await fixture.newPlayer();
    await player.giveCash(1000);
    const roundId = randomUUID();
    await player.play(100, { roundId });
    await player.deposit(100_000);
    expect((await player.own(first)).state).toBe('claim');
    await player.play(90_000, { roundId });
    expect((await player.own(first)).reasonCode).toBe('promotion.deposit.staked');
    const other = await withCash(100_000);
    const { bets } = await betOnDice(other, [1000]);
    await fixture.context.db.query(
      "update lottery_bet set created_at = created_at - interval '1 hour' where id = $1",
      bets,
    );
    expect((await other.claim(first)).code).toBe('promotion.deposit.staked');
  });

  it.each(Array.from({ length: process.env.TESSERA_FULL ? 1000 : 4 }, (_, seed) => seed))(
    'the turnover equals what the settled bets of history %i come to when they are counted anew',
    async (seed) => {
      const random = seededRandom(`wagering-${seed}`);
      const pick = <T>(all: readonly T[]): T => all[random.int(all.length)] as T;
      const player = await withCash(100_000);
      await player.play(0.01, { pays: 0, takeBack: true });
      await player.claim(first);
      const { value } = await player.call(getAvailablePromotions, {});
      const { contribution } = (value as { list: { id: string; contribution: Share[] }[] }).list.find(
        ({ id }) => id === first,
      ) as { contribution: Share[] };
      const percentOf = (category: string) => contribution.find((share) => share.category === category)?.percent ?? 0;
      let counted = 0;
      const open = new Map<string, { category: Category; stake: number }>();
      for (let step = 0; step < 16; step += 1) {
        const category = pick(['RNG', 'LIVE', 'FISH', 'PVP'] as const);
        const stake = pick([0.01, 0.33, 17.77, 900, 4999.99]);
        const act = random.int(5);
        const [waiting] = [...open];
        if (act === 0) expect(await player.play(stake, { category, takeBack: true })).toBe('OK');
        else if (act === 1) {
          const roundId = randomUUID();
          expect(await player.play(stake, { category, roundId })).toBe('OK');
          open.set(roundId, { category, stake });
        } else if (act === 2 && waiting) {
          // What a round stakes in all counts when it is closed.
          const [roundId, round] = waiting;
          expect(await player.play(stake, { category: round.category, roundId, pays: stake })).toBe('OK');
          open.delete(roundId);
          counted += weighed([round.stake, stake], percentOf(round.category));
        } else {
          expect(await player.play(stake, { category, pays: pick([0, stake, 2 * stake]) })).toBe('OK');
          counted += weighed([stake], percentOf(category));
        }
        clock().advance(random.int(5000));
        if (step % 4 === 3) expect(await done(player)).toBe(counted / 100);
      }
      await player.closeRounds();
      for (const { category, stake } of open.values()) counted += weighed([stake], percentOf(category));
      expect(await done(player)).toBe(counted / 100);
    },
  );
});
