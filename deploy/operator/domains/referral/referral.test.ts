import { randomUUID } from 'node:crypto';
import { closeAccount, getCaptcha, noteReferralVisit, register } from '@tessera/shared/wire/auth';
import { getReferralDetails, getReferralList, getReferralProgram } from '@tessera/shared/wire/promotions';
import { dayMs, hourMs } from '../../platform/clock/durations.ts';
import { expectLedgerInOrder } from '../../testing/expect-ledger-in-order.ts';
import { inboxOf } from '../../testing/inbox-of.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { addSettledStake } from '../../testing/settled-stake.ts';
import { takeBreak } from '../../testing/take-break.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { noPlace, openTrialAccount, type RegistrationPlace, referralCodeOf } from '../identity/index.ts';
import { browser } from '../identity/testing/browser.ts';
import { playerOwner } from '../ledger/index.ts';
import { referralBudget, setReferralBudget } from './budget.ts';
import { referralJob } from './job.ts';
import { addReferralRules } from './rules.ts';

/** 50.00 for who invites and 20.00 for who was invited, once 1,000.00 are settled within 30 days, paid a day later. */
const rules = {
  ...{ referrerMinor: 5000, invitedMinor: 2000, stakeMinor: 100_000 },
  ...{ days: 30, waitHours: 24, monthlyMaximum: 2 },
};

describe.each(seededDatabases)('invitations on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  const runJob = () => referralJob(operator.context).run(operator.context.clock.now());
  const clock = () => operator.context.clock;
  const aurora = () => {
    const merchant = operator.context.merchants.byCode('aurora');
    if (!merchant) throw new Error('Aurora is missing.');
    return merchant;
  };
  const setRules = (change: Partial<typeof rules> = {}) =>
    addReferralRules(operator.context.db, 'aurora', { ...rules, ...change }, { by: 'test', at: clock().now() });

  beforeAll(async () => {
    await operator.context.merchants.setSwitches('aurora', { REGMOBVERF3: false });
    await setRules();
    await setReferralBudget(operator.context.db, 'aurora', null);
  });
  afterEach(() => expectLedgerInOrder(operator.context.ledger));

  function playerOf(id: number, username: string) {
    const { sessions, db, ledger } = operator.context;
    const call = async (...[endpoint, request]: Parameters<typeof site.call>) =>
      site.call(endpoint, request, { token: await sessions.issue(id) });
    return {
      ...{ id, username, call },
      code: () => referralCodeOf(db, { id, merchant: 'aurora' }),
      settle: (amountMinor: number, corrects?: string) =>
        addSettledStake(db, { memberId: id, amountMinor, at: clock().now(), corrects }),
      cash: () => ledger.balance('aurora', { owner: playerOwner(id), kind: 'player_cash' }),
      program: async () => (await call(getReferralProgram, {})).body.value as Record<string, object>,
      list: async () =>
        ((await call(getReferralList, {})).body.value as { list: { status: string; reason: string | null }[] }).list,
      states: async () =>
        (
          (await call(getReferralList, {})).body.value as { list: { status: string; reason: string | null }[] }
        ).list.map(({ status, reason }) => reason ?? status),
    };
  }
  type Player = ReturnType<typeof playerOf>;

  /** An account that somebody registers with the code of a referrer. */
  async function newPlayer(referrer?: Player, place: RegistrationPlace = noPlace): Promise<Player> {
    const { accounts, db, afterRegistration } = operator.context;
    const username = `ref${randomUUID().slice(0, 8)}`;
    const member = await db.transaction(async () => {
      const fresh = await accounts.create({ merchant: 'aurora', username, type: 0, password: null });
      if (referrer)
        await db.query('insert into referral (member_id, referrer_id, at) values ($1, $2, $3)', [
          ...[fresh.id, referrer.id, clock().now()],
        ]);
      for (const hook of afterRegistration) await hook(aurora(), fresh, {}, place);
      return fresh;
    });
    return playerOf(member.id, username);
  }
  /** Plays enough, and the day until the payment passes. */
  async function playAndWait(...friends: Player[]) {
    for (const friend of friends) await friend.settle(rules.stakeMinor);
    await runJob();
    clock().advance(dayMs);
    await runJob();
  }

  it('are rewarded when the friend has played enough and a day has passed, once and to both, with a message', async () => {
    const referrer = await newPlayer();
    const friend = await newPlayer(referrer);
    await friend.settle(99_999);
    await runJob();
    expect(await referrer.list()).toMatchObject([
      { name: 're****', status: 'registered', staked: 999.99, stake: 1000, reward: 50 },
    ]);
    await friend.settle(1);
    await runJob();
    expect(await referrer.states()).toEqual(['qualified']);
    expect([await referrer.cash(), await friend.cash()]).toEqual([0, 0]);
    clock().advance(dayMs);
    await runJob();
    await runJob();
    expect([await referrer.cash(), await friend.cash()]).toEqual([5000, 2000]);
    expect(await referrer.program()).toMatchObject({
      terms: { referrerReward: 50, invitedReward: 20, stake: 1000, days: 30, waitHours: 24, monthlyMaximum: 2 },
      funnel: { visited: 0, registered: 1, qualified: 1, paid: 1 },
      month: { count: 1, amount: 50 },
      isOffered: true,
    });
    expect(await inboxOf(operator.context, referrer.id)).toEqual([['referral.paid', 5000]]);
    expect(await inboxOf(operator.context, friend.id)).toEqual([['referral.welcomed', 2000]]);
  });

  it('wait again when a correction takes what was played, and keep what was paid before one', async () => {
    const referrer = await newPlayer();
    const friend = await newPlayer(referrer);
    const bet = await friend.settle(100_000);
    await runJob();
    expect(await referrer.states()).toEqual(['qualified']);
    // Not counted by the job before the payment is due.
    clock().advance(dayMs);
    await friend.settle(-1, bet);
    await runJob();
    expect([await referrer.states(), await referrer.cash()]).toEqual([['registered'], 0]);
    const last = await friend.settle(1);
    await runJob();
    clock().advance(dayMs);
    await runJob();
    await friend.settle(-1, last);
    await friend.settle(-99_999, bet);
    await runJob();
    expect([await referrer.states(), await referrer.cash(), await friend.cash()]).toEqual([['paid'], 5000, 2000]);
  });

  it('are paid once by 64 runs at once', async () => {
    const referrer = await newPlayer();
    const friend = await newPlayer(referrer);
    await friend.settle(100_000);
    await Promise.all(Array.from({ length: 4 }, runJob));
    clock().advance(dayMs);
    await Promise.all(Array.from({ length: 64 }, runJob));
    expect([await referrer.cash(), await friend.cash()]).toEqual([5000, 2000]);
  });

  it('count what is settled in time alone, and return what was set aside', async () => {
    const { db } = operator.context;
    const referrer = await newPlayer();
    const before = (await referralBudget(db, 'aurora')).grantedMinor;
    const [late, early] = [await newPlayer(referrer), await newPlayer(referrer)];
    expect((await referralBudget(db, 'aurora')).grantedMinor).toBe(before + 14_000);
    clock().advance(30 * dayMs - 1);
    await early.settle(100_000);
    clock().advance(1);
    await late.settle(100_000);
    clock().advance(hourMs);
    await runJob();
    expect(await referrer.states()).toEqual(['qualified', 'not-in-time']);
    expect((await referralBudget(db, 'aurora')).grantedMinor).toBe(before + 7000);
  });

  it('invitations never exceed the budget; one after it is refused at once with `budget`', async () => {
    const { db } = operator.context;
    const { grantedMinor } = await referralBudget(db, 'aurora');
    await setReferralBudget(db, 'aurora', grantedMinor + 7000 * 2 + 6999);
    const referrer = await newPlayer();
    await Promise.all(Array.from({ length: 6 }, () => newPlayer(referrer)));
    expect((await referrer.states()).sort()).toEqual([...Array(4).fill('budget'), 'registered', 'registered']);
    expect(await referrer.program()).toMatchObject({ isOffered: false });
    await expect(setReferralBudget(db, 'aurora', grantedMinor)).rejects.toThrow('promotion.budget.below.granted');
    await setReferralBudget(db, 'aurora', null);
  });

  it('keep the rules of their registration', async () => {
    const referrer = await newPlayer();
    const early = await newPlayer(referrer);
    await setRules({ referrerMinor: 1000, stakeMinor: 500_000 });
    const late = await newPlayer(referrer);
    await playAndWait(early, late);
    expect(await referrer.list()).toMatchObject([
      { status: 'registered', stake: 5000, reward: 10 },
      { status: 'paid', stake: 1000, reward: 50 },
    ]);
    await setRules();
  });

  it('are paid up to the maximum of a month of the merchant; the friend is paid all the same', async () => {
    const referrer = await newPlayer();
    const friends = [await newPlayer(referrer), await newPlayer(referrer), await newPlayer(referrer)];
    // Midnight in Seoul, where the month begins nine hours before it does in UTC.
    const start = clock().now();
    const newMonth = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1) - 9 * hourMs;
    expect(aurora().profile.timeZone).toBe('Asia/Seoul');
    clock().advance(newMonth - start.getTime() - dayMs - hourMs);
    await playAndWait(...friends);
    expect((await referrer.states()).sort()).toEqual(['monthly-maximum', 'paid', 'paid']);
    expect(await referrer.program()).toMatchObject({ month: { count: 2, amount: 100 }, funnel: { qualified: 3 } });
    expect([await referrer.cash(), ...(await Promise.all(friends.map(({ cash }) => cash())))]).toEqual([
      10_000, 2000, 2000, 2000,
    ]);
    const next = await newPlayer(referrer);
    await next.settle(100_000);
    await runJob();
    clock().advance(hourMs);
    expect(await referrer.program()).toMatchObject({ month: { count: 0, amount: 0 } });
    clock().advance(dayMs);
    await runJob();
    expect(await referrer.program()).toMatchObject({ month: { count: 1, amount: 50 } });
  });

  describe('of oneself', () => {
    const send = async (from: ReturnType<typeof browser>, referralCode: string) => {
      const username = `own${randomUUID().slice(0, 8)}`;
      const { id } = (await from.call(getCaptcha, {})).body.value as { id: string };
      const account = { username, password: 'Play1234', confirmPassword: 'Play1234', referralCode };
      const solved = { captcha: 'AAAAA', captchaId: id, altcha: await site.altcha() };
      const { status } = await from.call(register, { ...account, ...solved });
      expect(status).toBe(200);
      const member = await operator.context.accounts.byUsername('aurora', username);
      return playerOf(member?.id ?? 0, username);
    };
    let address = 1;
    const newBrowser = () => browser(operator, { address: `10.7.0.${address++}` });

    it('register an account, but are refused on the same browser, also under a fresh profile and for a second friend', async () => {
      const home = newBrowser();
      const referrer = await send(home, '');
      const code = await referrer.code();
      await send(home, code);
      const freshProfile = browser(operator, { address: `10.7.0.${address - 1}` });
      await send(freshProfile, code.toLowerCase());
      const friendly = newBrowser();
      await send(friendly, code);
      await send(friendly, code);
      expect(await referrer.states()).toEqual(['same-device', 'registered', 'same-device', 'same-device']);
      expect(await referrer.program()).toMatchObject({ funnel: { registered: 4, qualified: 0 } });
    });

    it('are refused before the payment when the two have met on a browser, a payout account or a phone number', async () => {
      const { db } = operator.context;
      const referrer = await newPlayer();
      const friends = [await newPlayer(referrer), await newPlayer(referrer), await newPlayer(referrer)];
      const [onDevice, onAccount, onPhone] = friends.map(({ id }) => id);
      const both = (id: number | undefined) => [id ?? 0, referrer.id];
      for (const id of both(onDevice))
        await db.query("insert into known_device (token_hash, member_id, last_at) values ('\\x01', $1, $2)", [
          ...[id, clock().now()],
        ]);
      for (const id of both(onAccount))
        await db.query(
          `insert into bank_account (merchant, member_id, bank_code, account_number, holder, added_at, usable_from)
           values ('aurora', $1, 'kb', '11-22', 'Demo', $2, $2)`,
          [id, clock().now()],
        );
      await db.query("update member set mobile = '01055501', mobile_dialing_code = '82' where id = any($1)", [
        both(onPhone),
      ]);
      await playAndWait(...friends);
      expect((await referrer.states()).sort()).toEqual(['same-bank-account', 'same-device', 'same-mobile']);
      expect(await referrer.cash()).toBe(0);
    });

    it('an invitation is refused when the account shares a browser with somebody further up the chain', async () => {
      const { db } = operator.context;
      const [a, deviceHash] = [await newPlayer(), new Uint8Array([7])];
      await db.query('insert into known_device (token_hash, member_id, last_at) values ($1, $2, $3)', [
        ...[deviceHash, a.id, clock().now()],
      ]);
      const b = await newPlayer(a);
      const c = await newPlayer(b);
      await newPlayer(c, { ...noPlace, deviceHash });
      expect([await a.states(), await b.states(), await c.states()]).toEqual([
        ['registered'],
        ['registered'],
        ['circular'],
      ]);
      // No registration makes a circle; one that came into the data otherwise is paid nothing.
      await db.query('insert into referral (member_id, referrer_id, at) values ($1, $2, $3)', [
        ...[a.id, b.id, clock().now()],
      ]);
      await playAndWait(b);
      expect([await a.states(), await a.cash()]).toEqual([['circular'], 0]);
    });
  });

  it('are not offered on a break; what was earned before it is paid with a message', async () => {
    const referrer = await newPlayer();
    const earned = await newPlayer(referrer);
    await earned.settle(100_000);
    await runJob();
    await takeBreak(operator.context.db, referrer.id, clock().now());
    await newPlayer(referrer);
    expect((await referrer.call(getReferralDetails, {})).body.errorCode).toBe('offers.closed');
    expect(await referrer.program()).toMatchObject({ isOffered: false });
    clock().advance(dayMs);
    await runJob();
    expect(await referrer.states()).toEqual(['not-offered', 'paid']);
    expect(await referrer.cash()).toBe(5000);
    expect(await inboxOf(operator.context, referrer.id)).toEqual([['referral.paid', 5000]]);
  });

  it('keep an account open while a reward is about to be paid, and pay a closed one nothing', async () => {
    const { db, accounts } = operator.context;
    const referrer = await newPlayer();
    await accounts.setPassword(referrer.id, await accounts.hashOf('Play1234'));
    const [friend, later] = [await newPlayer(referrer), await newPlayer(referrer)];
    await friend.settle(100_000);
    await runJob();
    expect((await referrer.call(closeAccount, { password: 'Play1234' })).body).toMatchObject({
      errorCode: 'account.closing.obstacle',
      value: { obstacles: ['reward'] },
    });
    clock().advance(dayMs);
    await runJob();
    await db.query("update member set status = 'closed' where id = $1", [referrer.id]);
    await playAndWait(later);
    expect([await referrer.cash(), await later.cash()]).toEqual([5000, 2000]);
  });

  it('trial accounts and agents cannot invite; with the switch off nobody can, and registration still works', async () => {
    const { sessions, merchants } = operator.context;
    const { id } = await openTrialAccount(operator.context, aurora());
    const answerTo = async (token: string) => (await site.call(getReferralProgram, {}, { token })).body.errorCode;
    expect(await answerTo(await sessions.issue(id))).toBe('account.trial');
    expect(await answerTo(await site.tokenOf('agent01'))).toBe('function.not.available');
    const referrer = await newPlayer();
    await merchants.setSwitches('aurora', { REFERRAL3: false });
    await newPlayer(referrer);
    for (const endpoint of [getReferralDetails, getReferralProgram, getReferralList])
      expect((await referrer.call(endpoint, {})).body.errorCode).toBe('function.not.available');
    await merchants.setSwitches('aurora', { REFERRAL3: true });
    expect(await referrer.states()).toEqual(['not-offered']);
  });

  it('show how often the link was opened, up to a limit for one network, and keep nothing of the visitor', async () => {
    const { db } = operator.context;
    const referrer = await newPlayer();
    const code = await referrer.code();
    const visit = async (from: string, of = code) =>
      (await site.call(noteReferralVisit, { code: of }, { remoteAddress: from })).status;
    for (let times = 0; times < 22; times += 1) expect(await visit('10.9.0.1')).toBe(200);
    expect(await visit('10.9.0.2', code.toLowerCase())).toBe(200);
    expect(await visit('10.9.0.2', 'NOBODYS1')).toBe(200);
    expect(await referrer.program()).toMatchObject({ funnel: { visited: 21, registered: 0 } });
    expect(JSON.stringify(await db.query('select * from referral_visit_day'))).not.toContain('10.9');
    expect((await referrer.call(getReferralDetails, {})).body.value).toEqual({
      ...{ referralCode: code, totalInvitations: 0, promotionDomains: expect.arrayContaining([expect.any(String)]) },
    });
  });
});
