import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import { getCaptcha, getMemberInfo, register } from '@tessera/shared/wire/auth';
import { addPlayerBreak, getPlayerAudit, getPlayerProtection } from '@tessera/shared/wire/console';
import { launchGame, launchTrial } from '@tessera/shared/wire/games';
import { getDraw, placeBets } from '@tessera/shared/wire/lottery';
import { getMemberAnnouncements } from '@tessera/shared/wire/promotions';
import { type BreakLength, getProtection, setMarketingConsent, startBreak } from '@tessera/shared/wire/protection';
import { createWithdrawal, getDepositSettings, getTransferList, redeemVoucher } from '@tessera/shared/wire/wallet';
import { hourMs, minuteMs } from '../../platform/clock/durations.ts';
import { consoleClient } from '../../testing/console-client.ts';
import { inboxOf } from '../../testing/inbox-of.ts';
import { givePin, testPin } from '../../testing/payment-pin.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { takeBreak } from '../../testing/take-break.ts';
import { makeVouchers } from '../cashier/index.ts';
import { type BonusPlayer, withBonusFixture } from '../promotions/testing/bonus-fixture.ts';

interface Status {
  break: { kind: string; untilMs: number | null } | null;
  lengths: { coolOff: BreakLength[]; exclusion: BreakLength[] };
  consents: Record<string, boolean>;
}

describe.each(seededDatabases)('a break on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });
  const clock = () => fixture.context.clock;

  const begin = (player: BonusPlayer, unit: BreakLength['unit'], count = 1, requestId: string = randomUUID()) =>
    player.call(startBreak, {
      requestId,
      kind: unit === 'hours' || unit === 'days' ? 'cool-off' : 'exclusion',
      length: { unit, count },
    });
  const statusOf = async (player: BonusPlayer) => (await player.call(getProtection, {})).value as Status;
  const rich = async () => {
    const player = await fixture.newPlayer();
    await player.giveCash(100_000);
    return player;
  };

  async function bet(player: BonusPlayer) {
    const { value } = await player.call(getDraw, { code: 'K3' });
    const { issue } = (value as { current: { issue: string } }).current;
    const line = { gameCode: 'K3', issue, playCode: 'sum-sides', numbers: [['big']], unit: 100, multiple: 1 };
    return player.call(placeBets, { requestId: randomUUID(), priceList: priceListId, lines: [line] } as never);
  }
  const launch = (player: BonusPlayer) =>
    player.call(launchGame, { gameId: 'PG-0123', vassalage: 'PG', launchMode: 'GLS' } as never);
  const withdraw = (player: BonusPlayer) =>
    player.call(createWithdrawal, {
      requestId: randomUUID(),
      amount: 50_000,
      bankCode: 'NARU',
      accountNumber: '110-1-1',
      accountHolder: 'B',
      paymentPassword: testPin,
    });

  it('refuses bets, games and deposits until it ends, to the millisecond, and pays out meanwhile', async () => {
    const player = await rich();
    await givePin(fixture.context, player.member.id);
    expect((await bet(player)).status).toBe(200);
    const untilMs = clock().now().getTime() + 24 * hourMs;
    expect((await begin(player, 'hours', 24)).value).toMatchObject({ break: { kind: 'cool-off', untilMs } });
    expect(await bet(player)).toMatchObject({ status: 403, code: 'stake.excluded' });
    for (const answer of [
      await player.askDeposit(50_000),
      await launch(player),
      await player.call(launchTrial, { gameId: 'PG-0123', vassalage: 'PG' } as never),
    ])
      expect(answer).toMatchObject({ status: 403, code: 'break.active', value: { untilMs } });
    const settings = (await player.call(getDepositSettings, {})).value;
    expect(settings).toMatchObject({ allowDeposit: 'N', closed: { code: 'break.active', untilMs }, bonuses: [] });
    expect((await player.call(getTransferList, {})).value).toMatchObject({ obstacles: ['transfer.break.active'] });
    expect((await player.call(getMemberInfo, {})).value).toMatchObject({ offers: 'closed' });
    expect((await withdraw(player)).status).toBe(200);
    expect(await inboxOf(fixture.context, player.member.id, 'break:%')).toEqual([['break.started', 0]]);

    clock().advance(24 * hourMs - 1);
    expect((await bet(player)).code).toBe('stake.excluded');
    clock().advance(1);
    expect((await statusOf(player)).break).toBeNull();
    expect((await bet(player)).status).toBe(200);
    expect((await player.askDeposit(50_000)).status).toBe(200);
    expect((await player.call(getMemberInfo, {})).value).toMatchObject({ offers: 'open' });
  });

  it('counts at once at an operator whose clock is behind that of the one where it began', async () => {
    const { db, hooks, merchants, registrationGuards } = fixture.context;
    const [player, other] = [await rich(), await fixture.newPlayer()];
    const { id } = player.member;
    const mobile = { dialingCode: '82', number: '1055550166' };
    const account = { bankCode: 'NARU', digits: '110777000123' };
    await db.query("update member set mobile_dialing_code = '82', mobile = $2, mobile_verified_at = $3 where id = $1", [
      id,
      mobile.number,
      clock().now(),
    ]);
    await db.query(
      `insert into bank_account (merchant, member_id, bank_code, account_number, holder, added_at, usable_from)
       values ('aurora', $1, $2, $3, 'B', $4, $4)`,
      [id, account.bankCode, account.digits, clock().now()],
    );
    await takeBreak(db, id, new Date(clock().now().getTime() + 1_000));
    expect((await statusOf(player)).break).toEqual({ kind: 'exclusion', untilMs: null });
    expect((await bet(player)).code).toBe('stake.excluded');
    for (const { code } of [await player.askDeposit(50_000), await launch(player)]) expect(code).toBe('break.active');
    expect((await player.call(getMemberInfo, {})).value).toMatchObject({ offers: 'closed' });
    const merchant = merchants.byCode('aurora');
    if (!merchant) throw new Error('No merchant.');
    const person = { mobile, isMobileProved: true, email: '' };
    expect(await Promise.all(registrationGuards.map((guard) => guard(merchant, person)))).toContain(
      'register.excluded',
    );
    expect(await Promise.all(hooks.bankAccountGuards.map((guard) => guard(other.member, account)))).toContain(
      'withdrawal.account.excluded',
    );
  });

  it('redeems no voucher, and the code stays good', async () => {
    const player = await fixture.newPlayer();
    const expiresAt = new Date(clock().now().getTime() + hourMs);
    const batch = { merchant: 'aurora', amountMinor: 1_000_000, count: 1, note: '', expiresAt };
    const [code = ''] = (await makeVouchers(fixture.context, batch, 'test')).codes;
    await begin(player, 'hours', 24);
    expect((await player.call(redeemVoucher, { requestId: randomUUID(), code })).code).toBe('break.active');
    const other = await fixture.newPlayer();
    expect((await other.call(redeemVoucher, { requestId: randomUUID(), code })).status).toBe(200);
  });

  it('is started once by copies of a request, and only for a length that the merchant has', async () => {
    const player = await fixture.newPlayer();
    expect((await begin(player, 'days', 3)).code).toBe('break.length.unknown');
    expect((await begin(player, 'years', 30)).code).toBe('break.length.unknown');
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 64 }, () => begin(player, 'days', 7, requestId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await fixture.context.db.query('select 1 from member_break where member_id = $1', [player.member.id]);
    expect(rows).toHaveLength(1);
    expect((await begin(player, 'forever', 1, requestId)).code).toBe('duplicate.mismatch');
    await expect(fixture.context.db.query('delete from member_break')).rejects.toThrow();
  });

  it('refuses a deposit that had passed the first check when the break began', async () => {
    const player = await fixture.newPlayer();
    const { depositGuards } = fixture.context.hooks;
    let hasBegun = false;
    depositGuards.push(async () => {
      if (!hasBegun) {
        hasBegun = true;
        await begin(player, 'hours', 24);
      }
      return null;
    });
    const answer = await player.askDeposit(50_000);
    depositGuards.pop();
    expect(answer.code).toBe('break.active');
    expect(await fixture.context.db.query('select 1 from deposit where member_id = $1', [player.member.id])).toEqual(
      [],
    );
  });

  it('a bet and a deposit of the same moment are each taken as a whole or refused, and none after it', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, rich));
    const races = await Promise.all(
      players.map((one) => Promise.all([bet(one), begin(one, 'hours', 24), one.askDeposit(50_000)])),
    );
    for (const [at, [placed, begun, asked]] of races.entries()) {
      const player = players[at] as BonusPlayer;
      const [stored] = await fixture.context.db.query<object>(
        `select (select count(*)::int from lottery_bet where member_id = $1) as bets,
           (select count(*)::int from deposit where member_id = $1) as deposits`,
        [player.member.id],
      );
      expect(begun.status).toBe(200);
      expect(
        [placed.code, asked.code].filter(Boolean).every((code) => /^(stake.excluded|break.active)$/.test(`${code}`)),
      ).toBe(true);
      expect(stored).toEqual({ bets: placed.status === 200 ? 1 : 0, deposits: asked.status === 200 ? 1 : 0 });
      expect((await bet(player)).code).toBe('stake.excluded');
    }
  });

  it('credits money that arrives anyway, but not the bonus that was chosen with it', async () => {
    const player = await fixture.newPlayer();
    const id = await player.announceDeposit(100_000, 'first-deposit');
    await begin(player, 'hours', 24);
    await player.approve(id);
    expect(await player.wallets()).toEqual({ cash: 100_000, bonus: 0 });
    expect(await player.claim('first-deposit')).toMatchObject({ status: 403, code: 'offers.closed' });
    clock().advance(24 * hourMs);
    expect((await player.claim('first-deposit')).status).toBe(200);
    expect((await player.wallets()).bonus).toBeGreaterThan(0);
  });

  it('lets a member claim the cash that an application was granted, and no bonus with conditions', async () => {
    const { context } = fixture;
    const grant = async (version: number) => {
      const player = await fixture.newPlayer();
      await context.db.query(
        `insert into promotion_application (merchant, promotion_id, version, member_id, request_id, status, comment, sent_at,
           granted_minor, decided_at, decided_by)
         values ('aurora', 'better-site', $1, $2, gen_random_uuid(), 'approved', '', $3, 5000, $3, 'test')`,
        [version, player.member.id, clock().now()],
      );
      await begin(player, 'hours', 24);
      return player;
    };
    const withTurnover = await grant(1);
    expect(await withTurnover.own('better-site')).toMatchObject({ state: 'issued', reasonCode: 'offers.closed' });
    expect((await withTurnover.claim('better-site')).code).toBe('offers.closed');
    const cash = await grant(await fixture.changeRules('better-site', { wageringPercent: 0 }));
    expect((await cash.claim('better-site')).status).toBe(200);
    expect(await cash.wallets()).toEqual({ cash: 50, bonus: 0 });
  });

  describe('of somebody who is excluded', () => {
    let next = 0;
    const join = async (more: object) => {
      const { context, site } = fixture;
      await context.db.query('delete from rate_window');
      next += 1;
      const captcha = (await site.call(getCaptcha, {})).body.value as { id: string };
      const { status, body } = await site.call(register, {
        ...{ username: `again0${next}`, password: 'Secret12', confirmPassword: 'Secret12' },
        ...{ captcha: 'AAAAA', captchaId: captcha.id, altcha: await site.altcha(), ...more },
      });
      return [status, body.errorCode];
    };
    const bind = (player: BonusPlayer, email: string, number: string, isVerified = true) =>
      fixture.context.db.query(
        `update member set email = $2, mobile = $3, mobile_dialing_code = '82', email_verified_at = $4, mobile_verified_at = $4
         where id = $1`,
        [player.member.id, email, number, isVerified ? clock().now() : null],
      );
    beforeAll(() => fixture.context.merchants.setSwitches('aurora', { REGMOBVERF3: false }));

    it('neither number nor address opens a second account, also after others were bound, and none is said to be excluded', async () => {
      const player = await fixture.newPlayer();
      await bind(player, 'Away@example.com', '1055550123');
      await begin(player, 'months', 6);
      await bind(player, 'throwaway@example.com', '1055550199');
      for (const email of ['AWAY@example.com', 'throwaway@example.com'])
        expect(await join({ email })).toEqual([400, 'register.email.taken']);
      for (const mobileNum of ['01055550123', '01055550199'])
        expect(await join({ mobileNum })).toEqual([400, 'register.mobile.taken']);
      expect(await join({ email: 'other@example.com' })).toEqual([200, undefined]);
      // A member who is not excluded looks the same from outside.
      await bind(await fixture.newPlayer(), 'here@example.com', '1055550177');
      expect(await join({ email: 'here@example.com' })).toEqual([400, 'register.email.taken']);
      expect(await join({ mobileNum: '01055550177' })).toEqual([400, 'register.mobile.taken']);
    });

    it('a contact that was never verified keeps nobody out, as it may be a stranger’s', async () => {
      const player = await fixture.newPlayer();
      await bind(player, 'stranger@example.com', '1055550155', false);
      await begin(player, 'forever');
      expect(await join({ email: 'stranger@example.com' })).toEqual([200, undefined]);
      expect(await join({ mobileNum: '01055550155' })).toEqual([200, undefined]);
    });

    it('whoever proves the number by a code learns that its owner is excluded', async () => {
      const player = await fixture.newPlayer();
      await bind(player, 'owner@example.com', '1055550188');
      await begin(player, 'months', 6);
      await bind(player, 'owner@example.com', '1055550189');
      const guards = fixture.context.registrationGuards;
      const merchant = fixture.context.merchants.byCode('aurora');
      if (!merchant) throw new Error('No merchant.');
      const mobile = { dialingCode: '82', number: '1055550188' };
      const codes = await Promise.all(
        [true, false].map(async (isMobileProved) =>
          (await Promise.all(guards.map((guard) => guard(merchant, { mobile, isMobileProved, email: '' })))).filter(
            Boolean,
          ),
        ),
      );
      expect(codes).toEqual([['register.excluded'], ['register.mobile.taken']]);
    });
  });

  it('ends in the calendar of the merchant: six months from 31 August on the last day of February', async () => {
    const { context } = fixture;
    clock().advance(Date.parse('2026-08-31T14:30:00Z') - clock().now().getTime());
    const player = await fixture.newPlayer();
    await begin(player, 'months', 6);
    // 23:30 on 31 August in Seoul.
    expect((await statusOf(player)).break).toEqual({ kind: 'exclusion', untilMs: Date.parse('2027-02-28T14:30:00Z') });
    expect(await begin(player, 'days', 30)).toMatchObject({ status: 409, code: 'break.not.longer' });
    await begin(player, 'years', 1);
    expect((await statusOf(player)).break).toEqual({ kind: 'exclusion', untilMs: Date.parse('2027-08-31T14:30:00Z') });
    expect((await statusOf(player)).lengths.coolOff).toEqual([]);
    await begin(player, 'forever');
    expect(await statusOf(player)).toMatchObject({
      break: { kind: 'exclusion', untilMs: null },
      lengths: { coolOff: [], exclusion: [] },
    });
    expect((await begin(player, 'forever')).code).toBe('break.not.longer');
    clock().advance(6 * 366 * 24 * hourMs);
    expect((await bet(player)).code).toBe('stake.excluded');
    expect(await context.db.query('select 1 from member_break where member_id = $1', [player.member.id])).toHaveLength(
      3,
    );
  });
});

describe('consent to marketing', () => {
  const fixture = withBonusFixture();
  const ask = { types: 'PU', platform: 'W', execution: 'A' } as const;
  const marketing = async (player: BonusPlayer) => {
    const { popup } = (await player.call(getMemberAnnouncements, ask)).value as { popup: { id: string }[] };
    return popup.map(({ id }) => id).filter((id) => id === 'popup-month-deposit');
  };
  const agree = (player: BonusPlayer, isGiven: boolean, channel: 'popup' | 'inbox' | 'push' = 'popup') =>
    player.call(setMarketingConsent, { channel, isGiven });

  it('marketing pops up only for a member who has agreed to it, and not during a break', async () => {
    const player = await fixture.newPlayer();
    expect(((await player.call(getProtection, {})).value as Status).consents).toEqual({
      inbox: false,
      popup: false,
      push: false,
    });
    expect(await marketing(player)).toEqual([]);
    await agree(player, true, 'push');
    expect(await marketing(player)).toEqual([]);
    await agree(player, true);
    expect(await marketing(player)).toEqual(['popup-month-deposit']);
    fixture.context.clock.advance(minuteMs);
    await agree(player, false);
    expect(await marketing(player)).toEqual([]);
    await agree(player, true);
    await player.call(startBreak, {
      requestId: randomUUID(),
      kind: 'cool-off',
      length: { unit: 'hours', count: 24 },
    });
    expect(await marketing(player)).toEqual([]);
    fixture.context.clock.advance(24 * hourMs);
    expect(await marketing(player)).toEqual(['popup-month-deposit']);
  });

  it('keeps every answer about marketing with its time, and one for copies of it', async () => {
    const player = await fixture.newPlayer();
    await Promise.all(Array.from({ length: 8 }, () => agree(player, true)));
    fixture.context.clock.advance(minuteMs);
    await agree(player, false);
    await agree(player, false);
    const rows = await fixture.context.db.query(
      'select channel, is_given as "isGiven" from marketing_consent where member_id = $1 order by id',
      [player.member.id],
    );
    expect(rows).toEqual([
      { channel: 'popup', isGiven: true },
      { channel: 'popup', isGiven: false },
    ]);
  });

  it('is shown at the console with the breaks, to which an operator can add one that ends later, in the audit log', async () => {
    const staff = consoleClient(() => fixture.operator);
    const player = await fixture.newPlayer();
    await agree(player, true, 'inbox');
    const id = String(player.member.id);
    const add = (length: BreakLength, requestId: string = randomUUID()) =>
      staff.call(addPlayerBreak, { id, requestId, kind: 'exclusion', length, reason: 'asked for by phone' });
    const requestId = randomUUID();
    expect((await add({ unit: 'years', count: 1 }, requestId)).value).toEqual({ isChanged: true });
    expect((await add({ unit: 'years', count: 1 }, requestId)).value).toEqual({ isChanged: false });
    expect((await add({ unit: 'months', count: 6 })).code).toBe('break.not.longer');
    expect((await player.askDeposit(50_000)).code).toBe('break.active');
    expect((await staff.call(getPlayerProtection, { id })).value).toMatchObject({
      breaks: [{ kind: 'exclusion', setBy: 'operator', isRunning: true }],
      consents: [{ channel: 'inbox', isGiven: true }],
      lengths: { coolOff: [] },
    });
    const acts = (await staff.call(getPlayerAudit, { id, page: 1, pageSize: 20 })).value as { list: object[] };
    expect(acts.list).toMatchObject([
      { action: 'member.break-added', detail: { breakKind: 'exclusion', reason: 'asked for by phone' } },
    ]);
  });
});
