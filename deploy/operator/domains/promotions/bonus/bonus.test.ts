import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import { freePlay } from '@tessera/shared/wire/auth';
import { cancelBet, getDraw, placeBets } from '@tessera/shared/wire/lottery';
import { claimPromotion, getPromotionClaims } from '@tessera/shared/wire/promotions';
import { createWithdrawal, getAccountRecord, getBalance, getWithdrawSettings } from '@tessera/shared/wire/wallet';
import { dayMs } from '../../../platform/clock/durations.ts';
import { givePin, testPin } from '../../../testing/payment-pin.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { assertMayStake } from '../../cashier/stakes/assert-may-stake.ts';
import { playerOwner } from '../../ledger/index.ts';
import { settleDue } from '../../lottery/settlement.ts';
import { type BonusPlayer, withBonusFixture } from '../testing/bonus-fixture.ts';
import { endBonusesJob, sweepLateWinsJob } from './ending.ts';

const first = 'first-deposit';

describe.each(seededDatabases)('the first-deposit bonus on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });

  const hasRemainder = async (memberId: number) =>
    (await fixture.context.db.query<{ has: boolean }>("select has_bonus_remainder('aurora', $1) as has", [memberId]))[0]
      ?.has;
  const endBonuses = () => endBonusesJob(fixture.context).run(fixture.context.clock.now());
  const withBonus = async (deposit = 100_000) => {
    const player = await fixture.newPlayer();
    await player.deposit(deposit);
    await player.claim(first);
    return player;
  };

  it('gives nothing to a player who did not ask for it', async () => {
    const player = await fixture.newPlayer();
    await player.deposit(100_000);
    expect(await player.wallets()).toEqual({ cash: 100_000, bonus: 0 });
    expect(await player.own(first)).toMatchObject({
      state: 'claim',
      offer: { bonus: 20_000, requiredTurnover: 120_000 },
    });
  });

  it('is credited once for 64 concurrent claims, from the operator to the bonus wallet', async () => {
    const player = await fixture.newPlayer();
    await player.deposit(100_000);
    const answers = await Promise.all(Array.from({ length: 64 }, () => player.claim(first)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ value }) => value.isCredited)).toHaveLength(1);
    expect(await player.wallets()).toEqual({ cash: 100_000, bonus: 20_000 });
    expect((await player.call(getBalance)).value).toMatchObject({ sumBalance: 120_000 });
    expect((await player.call(getPromotionClaims)).value).toMatchObject({
      total: 1,
      list: [{ promotionId: first, status: 'active', bonus: 20_000, deposit: 100_000, requiredTurnover: 120_000 }],
    });
  });

  it('comes with the deposit when it was joined before, also when the deposit is approved 64 times at once', async () => {
    const player = await fixture.newPlayer();
    expect((await player.claim(first)).value).toMatchObject({ isCredited: false, own: { state: 'joined' } });
    const id = await player.announceDeposit(50_000);
    expect((await player.own(first)).state).toBe('applying');
    await Promise.all(Array.from({ length: 64 }, () => player.approve(id)));
    expect(await player.wallets()).toEqual({ cash: 50_000, bonus: 10_000 });
    expect(await player.own(first)).toMatchObject({ state: 'process', canLeave: true });
  });

  it('is in the account record, so that record and balance agree until the bonus is forfeited', async () => {
    const player = await withBonus();
    await player.play(110_000, { pays: 30_000 });
    const names = async () => {
      const { list } = (await player.call(getAccountRecord)).value as { list: { type: string; subject: string }[] };
      return list.filter(({ type }) => type === 'bonus').map(({ subject }) => subject);
    };
    // By its title: a row of the record is named by more than a dash.
    expect(await names()).toEqual([expect.stringMatching(/\S{2}/)]);
    const record = async () => {
      const { list } = (await player.call(getAccountRecord)).value as {
        list: { type: string; amount: number; balanceAfter: number }[];
      };
      return list.map(({ type, amount, balanceAfter }) => [type, amount, balanceAfter]);
    };
    const { sumBalance } = (await player.call(getBalance)).value as { sumBalance: number };
    expect(await record()).toEqual([
      ['payout', 30_000, sumBalance],
      ['bet', -110_000, 10_000],
      ['bonus', 20_000, 120_000],
      ['deposit', 100_000, 100_000],
    ]);
    await player.leave(first);
    const { bonus, cash } = await player.wallets();
    expect(bonus).toBe(0);
    expect((await record())[0]).toEqual(['bonus-forfeit', cash - sumBalance, cash]);
  });

  it('stops at its cap', async () => {
    const player = await withBonus(2_000_000);
    expect((await player.wallets()).bonus).toBe(200_000);
  });

  it('counts stakes by category, takes cash first, and becomes cash when the rolling is done', async () => {
    const player = await withBonus();
    await player.play(40_000, { pays: 0 });
    await player.play(40_000, { pays: 0, category: 'LIVE' });
    await player.play(10_000, { pays: 0, category: 'PVP' });
    expect((await player.own(first)).wagering).toMatchObject({ doneTurnover: 60_000, bonusBalance: 20_000 });
    await player.play(30_000, { pays: 60_000 });
    // 10,000 of that stake were cash and 20,000 bonus, and so is the win.
    expect(await player.wallets()).toEqual({ cash: 20_000, bonus: 40_000 });
    expect((await player.own(first)).wagering).toMatchObject({ doneTurnover: 90_000 });
    await player.play(30_000, { pays: 0 });
    expect(await player.own(first)).toMatchObject({ state: 'claimed', canLeave: false });
    expect(await player.wallets()).toEqual({ cash: 30_000, bonus: 0 });
    expect((await player.claim(first)).value).toMatchObject({ isCredited: false, own: { state: 'claimed' } });
  });

  it('counts no bet that was taken back, and none from before the claim', async () => {
    const player = await fixture.newPlayer();
    await player.giveCash(5000);
    await player.play(5000, { pays: 0 });
    fixture.context.clock.advance(1000);
    await player.deposit(100_000);
    await player.claim(first);
    await player.play(30_000, { takeBack: true });
    expect((await player.own(first)).wagering?.doneTurnover).toBe(0);
    await player.play(30_000, { pays: 0 });
    expect((await player.own(first)).wagering?.doneTurnover).toBe(30_000);
  });

  it('counts lottery at its share once it is settled, and keeps its stake when the bonus has ended', async () => {
    const player = await withBonus();
    const { value } = await player.call(getDraw, { code: 'K3' });
    const { issue } = (value as { current: { issue: string } }).current;
    const line = { gameCode: 'K3', issue, playCode: 'sum-sides', numbers: [['big', 'odd']], unit: 1000, multiple: 10 };
    const order = { requestId: randomUUID(), priceList: priceListId, lines: [line, line] };
    const { bets } = (await player.call(placeBets, order)).value as { bets: { id: string }[] };
    expect((await player.own(first)).wagering?.doneTurnover).toBe(0);
    fixture.context.clock.advance(60_000);
    await settleDue(fixture.context, fixture.context.clock.now());
    expect((await player.own(first)).wagering?.doneTurnover).toBe(20_000);
    const later = await player.call(getDraw, { code: 'K3' });
    const next = (later.value as { current: { issue: string } }).current.issue;
    const again = { ...order, requestId: randomUUID(), lines: [{ ...line, issue: next }] };
    const [bet] = ((await player.call(placeBets, again)).value as { bets: { id: string }[] }).bets;
    await player.leave(first);
    const refused = await player.call(cancelBet, { id: Number(bet?.id) });
    expect([bets.length, refused.status, refused.code]).toEqual([2, 409, 'stake.bonus.kept']);
  });

  it('blocks a withdrawal with the turnover that is left, until it is wagered or forfeited', async () => {
    const player = await withBonus();
    await player.play(20_000, { pays: 0 });
    const request = {
      requestId: randomUUID(),
      amount: 50_000,
      bankCode: 'NARU',
      accountNumber: '110-1-1',
      accountHolder: 'B',
      paymentPassword: testPin,
    };
    await givePin(fixture.context, player.member.id);
    expect((await player.call(getWithdrawSettings)).value).toMatchObject({
      allowWithdraw: 'N',
      remainingTurnover: 100_000,
      obstacles: ['withdrawal.turnover.remaining'],
    });
    expect(await player.call(createWithdrawal, request)).toMatchObject({
      status: 400,
      code: 'withdrawal.turnover.remaining',
    });
    expect((await player.leave(first)).value.own).toMatchObject({
      state: 'ended',
      reasonCode: 'promotion.bonus.forfeited',
    });
    expect(await player.wallets()).toEqual({ cash: 80_000, bonus: 0 });
    expect((await player.leave(first)).status).toBe(200);
    expect((await player.call(getWithdrawSettings)).value).toMatchObject({ allowWithdraw: 'Y', obstacles: [] });
    expect((await player.call(createWithdrawal, request)).status).toBe(200);
    expect((await player.claim(first)).code).toBe('promotion.bonus.forfeited');
  });

  it('gives the bonus up once for 64 concurrent requests', async () => {
    const player = await withBonus();
    const answers = await Promise.all(Array.from({ length: 64 }, () => player.leave(first)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await player.wallets()).toEqual({ cash: 100_000, bonus: 0 });
  });

  it('is over when it is used up, but not while a round may bring it back', async () => {
    const player = await withBonus(10_000);
    await player.play(5000, { pays: 0 });
    await player.play(7000);
    expect(await player.wallets()).toEqual({ cash: 0, bonus: 0 });
    expect((await player.own(first)).state).toBe('process');
    const unlucky = await withBonus(10_000);
    await unlucky.play(12_000, { pays: 0, category: 'LIVE' });
    expect(await unlucky.own(first)).toMatchObject({ state: 'ended', reasonCode: 'promotion.bonus.spent' });
    const hoping = await withBonus(10_000);
    await hoping.play(12_000, { category: 'LIVE' });
    expect((await hoping.own(first)).state).toBe('process');
  });

  it('runs out after its days; cash stays', async () => {
    const player = await withBonus();
    fixture.context.clock.advance(30 * dayMs);
    await endBonuses();
    expect(await player.own(first)).toMatchObject({ state: 'ended', reasonCode: 'promotion.bonus.expired' });
    expect(await player.wallets()).toEqual({ cash: 100_000, bonus: 0 });
  });

  it('takes no bet above the agreed one while it is rolled, and any bet after it', async () => {
    const player = await withBonus();
    const merchant = fixture.context.merchants.byCode('aurora');
    if (!merchant) throw new Error('no aurora');
    const objectionTo = async (amountMinor: number, alreadyMinor = 0) => {
      const { member } = player;
      const stake = { merchant, member, switchName: 'GAMELO3', country: 'KR', signInHash: null };
      const refused = await assertMayStake(fixture.context, { ...stake, amountMinor, alreadyMinor }).catch(
        (cause) => cause,
      );
      return refused?.objection;
    };
    expect(await objectionTo(5_000_000)).toBeUndefined();
    expect(await objectionTo(5_000_001)).toBe('stake.bonus.maximum');
    expect(await objectionTo(3_000_000, 3_000_000)).toBe('stake.bonus.maximum');
    const stake = { merchant, member: player.member, switchName: 'GAMELO3', country: 'KR', signInHash: null };
    const tooMuch = assertMayStake(fixture.context, { ...stake, amountMinor: 5_000_001, alreadyMinor: 0 });
    await expect(tooMuch).rejects.toMatchObject({ limitMinor: 5_000_000, value: { limitMinor: 5_000_000 } });
    await player.leave(first);
    expect(await objectionTo(5_000_001)).toBeUndefined();
  });

  it('is for deposits that are large enough, fresh enough and still there', async () => {
    const small = await fixture.newPlayer();
    await small.deposit(10_000);
    await fixture.context.db.query('update deposit set amount_minor = 999999 where member_id = $1', [small.member.id]);
    expect((await small.claim(first)).code).toBe('promotion.deposit.below.minimum');
    const late = await fixture.newPlayer();
    await late.deposit(100_000);
    fixture.context.clock.advance(7 * dayMs + 1);
    expect((await late.claim(first)).code).toBe('promotion.deposit.past');
  });

  it('waits while cash is at a vendor or on its way, because bonus money would be staked before it', async () => {
    const player = await fixture.newPlayer();
    const { member } = player;
    await player.giveCash(1000);
    const move = (from: string, to: string) =>
      fixture.context.ledger.post({
        ...{ merchant: 'aurora', key: randomUUID(), kind: 'transfer', reference: 'test' },
        lines: [
          { account: { owner: playerOwner(member.id), kind: from }, amountMinor: -100_000 },
          { account: { owner: playerOwner(member.id), kind: to }, amountMinor: 100_000 },
        ],
      });
    await fixture.context.db.query(
      "insert into ledger_account_kind (kind, may_be_negative) values ('vendor_wallet:AWAY', false) on conflict do nothing",
    );
    await player.claim(first);
    await move('player_cash', 'transfer_transit');
    await player.deposit(100_000);
    expect(await player.wallets()).toEqual({ cash: 100_000, bonus: 0 });
    expect((await player.claim(first)).code).toBe('promotion.cash.away');
    await move('transfer_transit', 'vendor_wallet:AWAY');
    expect((await player.claim(first)).code).toBe('promotion.cash.away');
    await move('vendor_wallet:AWAY', 'player_cash');
    expect((await player.claim(first)).status).toBe(200);
    expect(await player.wallets()).toEqual({ cash: 101_000, bonus: 20_000 });
  });

  it('can be left again before it began', async () => {
    const player = await fixture.newPlayer();
    await player.claim(first);
    expect((await player.leave(first)).value.own.state).toBe('join');
    await player.deposit(100_000);
    expect((await player.wallets()).bonus).toBe(0);
    const idle = await fixture.newPlayer();
    expect((await idle.leave('month-deposit')).code).toBe('promotion.not.joined');
  });

  it('is not for trial accounts, and unknown or informing promotions give nothing', async () => {
    const { body } = await fixture.site.call(freePlay, {});
    const { token } = body.value as { token: string };
    const trial = await fixture.site.call(claimPromotion, { promotionId: first }, { token });
    expect(trial).toMatchObject({ status: 403, body: { errorCode: 'account.trial' } });
    const player = await fixture.newPlayer();
    expect(await player.claim('no-such')).toMatchObject({ status: 404, code: 'promotion.unknown' });
    expect((await player.claim('free-play')).code).toBe('promotion.not.claimable');
    expect((await player.claim('month-deposit')).code).toBe('promotion.not.claimable');
  });

  it('lets money that comes late follow the bonus it came from', async () => {
    const player = await withBonus(10_000);
    await player.play(11_000, { category: 'LIVE' });
    await player.leave(first);
    expect(await player.wallets()).toEqual({ cash: 0, bonus: 0 });
    // While its money may come back no other bonus begins, or it would be wagered as that one.
    expect(await hasRemainder(player.member.id)).toBe(true);
    await player.winLate({ cash: 20, bonus: 10 });
    await sweepLateWinsJob(fixture.context).run(fixture.context.clock.now());
    expect(await player.wallets()).toEqual({ cash: 20, bonus: 0 });
    await player.closeRounds();
    expect(await hasRemainder(player.member.id)).toBe(false);
  });

  it('a bonus that cannot end does not stop the other bonuses or late wins', async () => {
    const { db, jobs, clock } = fixture.context;
    const late = await withBonus();
    await late.leave(first);
    await late.winLate({ cash: 0, bonus: 10 });
    expect((await late.wallets()).bonus).toBe(10);
    const stuck = await withBonus();
    const other = await withBonus();
    const statusOf = async ({ member }: BonusPlayer) =>
      (await db.query<{ status: string }>('select status from promotion_claim where member_id = $1', [member.id]))[0];
    await db.query("update promotion_claim set expires_at = $1 where status = 'active'", [clock.now()]);
    const staysActive = `member_id <> ${stuck.member.id} or status = 'active'`;
    await db.query(`alter table promotion_claim add constraint stuck check (${staysActive})`);
    await jobs.runDue();
    expect(await statusOf(stuck)).toEqual({ status: 'active' });
    expect(await statusOf(other)).toEqual({ status: 'expired' });
    expect((await late.wallets()).bonus).toBe(0);
    await expect(endBonuses()).rejects.toThrow('1 items failed');
    await db.query('alter table promotion_claim drop constraint stuck');
    await endBonuses();
    expect(await statusOf(stuck)).toEqual({ status: 'expired' });
  });
});
