import {
  changePromotion,
  createPromotion,
  dryRunPromotion,
  getAuditLog,
  getPromotionOptions,
  getWrittenPromotion,
  previewPromotion,
  stopPromotion,
  type WrittenPromotion,
} from '@tessera/shared/wire/console';
import {
  claimPromotion,
  getAvailablePromotions,
  getMerchantAvailablePromotions,
  getPromotionPreview,
} from '@tessera/shared/wire/promotions';
import { dayMs, minuteMs } from '../platform/clock/durations.ts';
import { consoleClient } from '../testing/console-client.ts';
import { seededDatabases } from '../testing/seeded-databases.ts';
import { addSettledStake } from '../testing/settled-stake.ts';
import { takeBreak } from '../testing/take-break.ts';
import { withOperator } from '../testing/with-operator.ts';
import { writtenPromotion } from '../testing/written-promotion.ts';

type Changes = Partial<WrittenPromotion>;

describe.each(seededDatabases)('a promotion written at the console, on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  const [backOffice, otherBackOffice] = [consoleClient(() => operator), consoleClient(() => operator, 'operator2')];
  const now = () => operator.context.clock.now();
  const draft = (change: Changes = {}) => writtenPromotion(now(), change);

  const create = (change: Changes = {}) => backOffice.call(createPromotion, draft(change));
  const edit = (change: object, by = backOffice) => by.call(changePromotion, change);
  const seen = async (id: string, username = 'player01', language = 'EN') => {
    const { body } = await site.call(
      getAvailablePromotions,
      {},
      { token: await site.tokenOf(username), headers: { language } },
    );
    const { list } = body.value as { list: { id: string; title: string; own: { state: string } }[] };
    return list.find((one) => one.id === id);
  };
  const claim = async (promotionId: string, username = 'player01') =>
    (await site.call(claimPromotion, { promotionId }, { token: await site.tokenOf(username) })).body;
  const acts = async () =>
    (
      (await backOffice.call(getAuditLog, { pageSize: '100' })).value as {
        list: { operator: string; action: string; detail: { id?: string } }[];
      }
    ).list.map(({ operator: who, action, detail }) => `${who} ${action} ${detail.id}`);

  const within = (segment: object): WrittenPromotion['rules'] => {
    const rules = draft().rules as Extract<WrittenPromotion['rules'], { kind: 'deposit-bonus' }>;
    return { ...rules, eligibility: { newcomerDays: null, minimumRank: null, code: null, segment } };
  };

  it('is refused field by field when something in it makes no sense, and nothing is stored', async () => {
    const { rules, texts } = draft();
    const wrong: Record<string, unknown> = {
      id: 'Autumn Deposit',
      category: ' ',
      position: -1,
      art: { from: 'seed', code: '', category: 'RNG' },
      startsAtMs: -1,
      budgetMinor: 0.5,
      texts: { KO: texts.KO },
      rules: { ...rules, percent: 0 },
    };
    for (const [field, value] of Object.entries(wrong))
      expect(await create({ [field]: value } as Changes)).toMatchObject({ status: 400, code: 'request.invalid' });
    const longTitle = { ...texts.EN, title: 'x'.repeat(81) };
    expect(await create({ texts: { EN: longTitle } })).toMatchObject({ code: 'request.invalid' });
    const start = now().getTime();
    const refusals: [Changes, string][] = [
      [{ category: 'none' }, 'promotion.category.unknown'],
      [{ endsAtMs: start }, 'promotion.ends.past'],
      [{ startsAtMs: start + 2000, endsAtMs: start + 1000 }, 'promotion.ends.before-start'],
      [{ rules: { kind: 'information', contribution: [] }, budgetMinor: 1 }, 'promotion.budget.none'],
      [{ id: 'first-deposit' }, 'promotion.taken'],
      [{ rules: within({ promotionId: 'nowhere' }) }, 'promotion.segment.unknown'],
      [{ merchant: 'nobody' }, 'merchant.unknown'],
    ];
    for (const [change, code] of refusals) expect(await create(change)).toMatchObject({ code });
    expect(await seen('autumn-deposit')).toBeUndefined();
    expect(await acts()).toEqual([]);
  });

  it('is announced until its start to the second, open from then on, and when it is stopped shown as over to whoever joined and to nobody else', async () => {
    const startsAtMs = now().getTime() + 60_000;
    expect(await create({ startsAtMs })).toMatchObject({ status: 200, value: { version: 1 } });
    expect(await seen('autumn-deposit')).toMatchObject({ title: 'Autumn bonus', own: { state: 'coming-soon' } });
    expect(await seen('autumn-deposit', 'player01', 'KO')).toMatchObject({ title: '가을 보너스' });
    operator.context.clock.advance(59_000);
    expect(await claim('autumn-deposit')).toMatchObject({ errorCode: 'promotion.not.claimable' });
    operator.context.clock.advance(1_000);
    expect(await claim('autumn-deposit')).toMatchObject({ success: true });

    const announced = new Promise((resolve) => {
      const leave = operator.context.events.onEvent((event) => {
        if (event.type !== 'members-changed') return;
        leave();
        resolve(event);
      });
    });
    await backOffice.call(stopPromotion, { merchant: 'aurora', id: 'autumn-deposit' });
    expect(await announced).toEqual({ type: 'members-changed', merchant: 'aurora', kind: 'promotion' });
    expect(await seen('autumn-deposit')).toMatchObject({ own: { state: 'closed' } });
    expect(await seen('autumn-deposit', 'agent01')).toBeUndefined();
    const visitors = (await site.call(getMerchantAvailablePromotions, {})).body.value as { list: { id: string }[] };
    expect(visitors.list.map(({ id }) => id)).not.toContain('autumn-deposit');
    expect(await edit({ ...draft({ startsAtMs }), editedVersion: 1 })).toMatchObject({ code: 'promotion.over' });
    expect(await acts()).toEqual([
      'operator promotion.stopped autumn-deposit',
      'operator promotion.written autumn-deposit',
    ]);
  });

  it('keeps for whoever accepted it what was accepted, keeps its kind and start, and is changed by one of two at a time', async () => {
    const id = 'edited-deposit';
    const first = draft({ id });
    await backOffice.call(createPromotion, first);
    await claim(id);
    const { value } = await backOffice.call(getWrittenPromotion, { merchant: 'aurora', id });
    expect(value).toMatchObject({ version: 1, participants: 1, hasBegun: true, isOver: false, rules: first.rules });
    const { rules, texts } = first;
    const richer = { ...first, rules: { ...rules, percent: 80 }, editedVersion: 1 } as WrittenPromotion;
    const both = await Promise.all([edit(richer), edit({ ...richer, position: 7 }, otherBackOffice)]);
    expect(both.map(({ code = 'stored' }) => code).sort()).toEqual(['promotion.changed.meanwhile', 'stored']);
    const percentFor = async (username: string) => await seen(id, username);
    expect(await percentFor('player01')).toMatchObject({ percent: 50 });
    expect(await percentFor('agent01')).toMatchObject({ percent: 80 });

    const current = (await backOffice.call(getWrittenPromotion, { merchant: 'aurora', id })).value as WrittenPromotion;
    const again = { ...richer, position: current.position, editedVersion: 2 };
    expect((await edit(again)).value).toEqual({ isChanged: false, version: 2 });
    expect((await edit({ ...again, position: 8 })).value).toEqual({ isChanged: true, version: 2 });
    expect((await edit({ ...again, position: 8, texts: { EN: texts.EN } })).value).toEqual({
      isChanged: true,
      version: 3,
    });
    expect(await seen(id, 'agent01', 'KO')).toMatchObject({ title: 'Autumn bonus' });
    for (const [change, code] of [
      [{ rules: { kind: 'information', contribution: [] } }, 'promotion.kind.kept'],
      [{ startsAtMs: first.startsAtMs + 1 }, 'promotion.start.kept'],
      [{ id: 'none' }, 'promotion.unknown'],
    ] as const)
      expect(await edit({ ...again, editedVersion: 3, ...change })).toMatchObject({ code });
    const cashback = (await backOffice.call(getWrittenPromotion, { merchant: 'aurora', id: 'weekend-cashback' }))
      .value as {
      version: number;
      rules: object;
    };
    const daily = { ...first, id: 'weekend-cashback', rules: { ...cashback.rules, schedule: 'daily' } };
    expect(await edit({ ...daily, editedVersion: cashback.version })).toMatchObject({
      code: 'promotion.schedule.kept',
    });
  });

  it('is shown before it is stored to whoever has its token, for a quarter of an hour, and can be claimed by nobody', async () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    const text = { title: hostile, summary: hostile, terms: hostile };
    const answer = await backOffice.call(previewPromotion, draft({ id: 'unsaved', texts: { EN: text } }));
    const { token, host } = answer.value as { token: string; host: string };
    expect(host).toBe('aurora.localhost');
    const look = (merchant = 'aurora', sent = token) => site.call(getPromotionPreview, { token: sent }, { merchant });
    expect((await look()).body.value).toMatchObject({ promotion: { id: 'unsaved', title: hostile, cap: 30_000 } });
    expect((await look('lotus')).body.errorCode).toBe('promotion.preview.unknown');
    expect(
      (
        await look(
          'aurora',
          token.replace(/^./, (one) => (one === 'A' ? 'B' : 'A')),
        )
      ).body.errorCode,
    ).toBe('promotion.preview.unknown');
    expect(await claim('unsaved')).toMatchObject({ errorCode: 'promotion.unknown' });
    expect(await seen('unsaved')).toBeUndefined();
    operator.context.clock.advance(15 * minuteMs);
    expect((await look()).body.errorCode).toBe('promotion.preview.unknown');
  });

  it('is shown as a player who has just come would see it, by its kind', async () => {
    const { rules } = draft();
    const { contribution, eligibility } = rules as Extract<WrittenPromotion['rules'], { kind: 'deposit-bonus' }>;
    const wagering = { wageringPercent: 300, daysToWager: 7, maximumBetMinor: null, contribution };
    const own = async (change: Changes) => {
      const { value } = await backOffice.call(previewPromotion, draft({ id: 'looked-at', ...change }));
      const { token } = value as { token: string };
      return ((await site.call(getPromotionPreview, { token })).body.value as { own: object }).own;
    };
    expect(await own({})).toMatchObject({ state: 'join', canLeave: false });
    expect(await own({ startsAtMs: now().getTime() + minuteMs })).toMatchObject({ state: 'coming-soon' });
    const application = { kind: 'application', capMinor: 1000, daysToClaim: 7, picturesNeeded: 1 } as const;
    expect(await own({ rules: { ...application, ...wagering, eligibility } })).toMatchObject({ state: 'join' });
    const strict = { ...eligibility, minimumRank: 5, newcomerDays: 3 };
    expect(await own({ rules: { kind: 'sign-in', dailyMinor: [100, 200], eligibility: strict } })).toMatchObject({
      ...{ state: 'claim', signIn: { daysInARow: 0 } },
    });
    const cashback = { kind: 'cashback', percent: 10, capMinor: null, schedule: 'daily', wageringPercent: 0 } as const;
    expect(await own({ rules: { ...cashback, contribution } })).toMatchObject({
      ...{ state: 'joined', cashback: { net: 0, expected: 0, payAtMs: expect.any(Number) } },
    });
  });

  it('a merchant without categories gets the one that its first promotion names', async () => {
    await operator.context.db.query("delete from promotion_category where merchant = 'harbor' and code = 'guide'");
    const { value } = await backOffice.call(getPromotionOptions, { merchant: 'harbor' });
    expect((value as { categories: { code: string }[] }).categories.map(({ code }) => code)).toContain('guide');
    expect(await create({ merchant: 'harbor', category: 'guide' })).toMatchObject({ status: 200 });
  });

  it('for a segment can be joined by its members only; others read that it is for others', async () => {
    const { db, accounts } = operator.context;
    const registered = now().getTime() - 100 * dayMs;
    for (const [n, username] of ['segment0', 'segment1', 'segment2'].entries()) {
      const { id } = await accounts.create({ merchant: 'aurora', username, type: 0, password: null });
      await db.query('update member set created_at = $2 where id = $1', [
        id,
        new Date(registered + (n === 2 ? dayMs : 0)),
      ]);
      if (n !== 1)
        await db.query(
          `insert into promotion_participation (member_id, promotion_id, status, at, version) values ($1, 'first-deposit', 'joined', $2, 1)`,
          [id, now()],
        );
    }
    const segment = { registeredFromMs: registered, registeredToMs: registered + dayMs, promotionId: 'first-deposit' };
    const id = 'for-a-segment';
    expect(await create({ id, rules: within(segment) })).toMatchObject({ status: 200 });
    const stateOf = async (username: string) => {
      const token = await site.tokenOf(username);
      const { body } = await site.call(getAvailablePromotions, {}, { token });
      const { list } = body.value as {
        list: { id: string; eligibility: object; own: { state: string; reasonCode: string | null } }[];
      };
      const found = list.find((one) => one.id === id);
      expect(found?.eligibility).toMatchObject({ hasSegment: true });
      return found?.own.reasonCode ?? found?.own.state;
    };
    const states = [await stateOf('segment0'), await stateOf('segment1'), await stateOf('segment2')];
    expect(states).toEqual(['join', 'promotion.segment.outside', 'promotion.segment.outside']);
  });

  describe('before it is stored', () => {
    /** The month before the present one, in the calendar of aurora (UTC+9). */
    const lastMonth = () => {
      const local = new Date(now().getTime() + 9 * 3_600_000);
      const start = (months: number) => Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months) - 9 * 3_600_000;
      return { fromMs: start(-1), toMs: start(0) };
    };
    const estimate = async (rules: object, budgetMinor: number | null = null) =>
      (await backOffice.call(dryRunPromotion, { merchant: 'aurora', rules, budgetMinor })).value as {
        eligible: number;
        granted: Record<string, number | null> | null;
        mostMinor: number | null;
        assumptions: string[];
        fromMs: number;
        toMs: number;
      };

    interface Deposit {
      readonly memberId: number;
      readonly atMs: number;
      readonly amountMinor: number;
    }
    let deposits: Deposit[] = [];
    const members: { id: number; type: number }[] = [];
    let cashbackBefore: Record<string, number | null> | null = null;
    /** A rank that nobody of the demo has. */
    const eligibility = { newcomerDays: null, minimumRank: 77, code: null };
    const dailyLosses = {
      ...{ kind: 'cashback', percent: 10, capMinor: null, schedule: 'daily', wageringPercent: 0 },
      contribution: [{ category: 'RNG', percent: 100 }],
    };
    /** Six members from before the month, one of them a trial account and one on a break, with deposits and bets. */
    beforeAll(async () => {
      const { db, accounts } = operator.context;
      const { fromMs, toMs } = lastMonth();
      const created = new Date(fromMs - 40 * dayMs);
      cashbackBefore = (await estimate(dailyLosses)).granted;
      for (const [n, type] of [0, 0, 0, 0, 0, 4].entries()) {
        const { id } = await accounts.create({ merchant: 'aurora', username: `dryrun${n}`, type, password: null });
        await db.query('update member set created_at = $2, club_rank = 77 where id = $1', [id, created]);
        members.push({ id, type });
      }
      await takeBreak(db, members[4]?.id ?? 0, created);
      const amounts = [2_000_000, 900_000, 8_000_000, 2_500_000, 5_000_000, 5_000_000];
      deposits = members.flatMap(({ id }, n) => [
        // On the first moment of the month, and one that comes too late to be the first.
        { memberId: id, atMs: n === 3 ? toMs : fromMs + n * dayMs, amountMinor: amounts[n] ?? 0 },
        { memberId: id, atMs: toMs - 1, amountMinor: 3_000_000 },
      ]);
      for (const [n, { memberId, atMs, amountMinor }] of deposits.entries())
        await db.query(
          `insert into deposit (merchant, member_id, request_id, method_id, reference, amount_minor, depositor_name, status,
             created_at, answer_by, decided_at)
           values ('aurora', $1, gen_random_uuid(), 'BANK', $2, $3, 'x', 'approved', $4, $4, $4)`,
          [memberId, `dry-${n}`, amountMinor, new Date(atMs)],
        );
      for (const [n, { id }] of members.entries())
        for (const day of [0, 1, 2, 8])
          await addSettledStake(db, {
            memberId: id,
            amountMinor: stakeOf(n),
            payoutMinor: day === 8 ? 9_000_000 : 200_000,
            at: new Date(fromMs + (n + day) * dayMs + 1_000),
            category: day === 2 ? 'LIVE' : 'RNG',
          });
    });
    const stakeOf = (n: number) => (n === 0 ? 3_000_000 : 1_500_000 * (n + 1));
    const counted = () => members.slice(0, 4).map(({ id }) => id);

    it('its cost in the last month is what a recount of deposits and settled bets says', async () => {
      const bonus = { ...draft().rules, eligibility } as Extract<WrittenPromotion['rules'], { kind: 'deposit-bonus' }>;
      const { fromMs, toMs } = lastMonth();
      const answer = await estimate(bonus);
      const rows = await operator.context.db.query<{ memberId: number; stake: number; at: Date }>(
        `select member_id as "memberId", stake_minor as stake, bet_at as at from settled_stake where category = 'RNG'`,
      );
      const expected = { members: 0, totalMinor: 0, requiredMinor: 0, released: 0 };
      for (const memberId of counted()) {
        const own = deposits.filter((one) => one.memberId === memberId && one.atMs >= fromMs && one.atMs < toMs);
        const [first] = own.sort((one, other) => one.atMs - other.atMs);
        if (!first || first.amountMinor < bonus.minimumDepositMinor) continue;
        const amount = Math.min(bonus.capMinor, Math.floor((first.amountMinor * bonus.percent) / 100));
        const required = Math.ceil(((first.amountMinor + amount) * bonus.wageringPercent) / 100);
        const done = rows
          .filter((row) => row.memberId === memberId && row.at.getTime() >= first.atMs)
          .filter(({ at }) => at.getTime() < first.atMs + bonus.daysToWager * dayMs)
          .reduce((sum, { stake }) => sum + stake, 0);
        expected.members += 1;
        expected.totalMinor += amount;
        expected.requiredMinor += required;
        expected.released += done >= required ? 1 : 0;
      }
      expect(answer).toMatchObject({ fromMs, toMs, granted: { ...expected, grants: expected.members } });
      expect(expected.members).toBe(3);
      expect(expected.released).toBe(1);
      const budget = (await estimate(bonus, 1_500_000)).granted;
      expect(budget).toMatchObject({ budgetUsedUpAtMs: fromMs + 2 * dayMs });
      const since = { ...bonus, eligibility: { ...eligibility, segment: { registeredFromMs: fromMs } } };
      expect(await estimate(since)).toMatchObject({ eligible: 0, granted: { members: 0 } });
      const inOther = { ...bonus, eligibility: { ...eligibility, segment: { promotionId: 'first-deposit' } } };
      expect(await estimate(inOther)).toMatchObject({
        ...{ eligible: 0, assumptions: expect.arrayContaining(['segment-of-today']) },
      });
      expect((await estimate(bonus, expected.totalMinor)).granted).toMatchObject({ budgetUsedUpAtMs: null });
    });

    it('a daily sign-in counts days in a row, and a cashback what each day lost', async () => {
      const signIn = await estimate({ kind: 'sign-in', dailyMinor: [100, 200], eligibility });
      // Bets on days 0, 1, 2 and 8 after the first deposit, and a deposit on the month's last day: runs of 3, 1 and 1.
      const perMember = 100 + 200 + 100 + 100 + 100;
      expect(signIn.granted).toMatchObject({ members: 4, grants: 20, totalMinor: 4 * perMember });
      const { granted } = await estimate(dailyLosses);
      // Two days with losses at slots each; with a payout of 9,000,000 the ninth day was a win.
      const lost = [0, 1, 2, 3].map((n) => stakeOf(n) - 200_000);
      expect(granted).toMatchObject({
        members: (cashbackBefore?.members ?? 0) + 4,
        grants: (cashbackBefore?.grants ?? 0) + 8,
        totalMinor: (cashbackBefore?.totalMinor ?? 0) + lost.reduce((sum, one) => sum + 2 * Math.floor(one / 10), 0),
        requiredMinor: 0,
      });
    });

    it('an application is counted by who could apply, and an announcement costs nothing', async () => {
      const { wageringPercent, daysToWager, maximumBetMinor, contribution, daysToClaim } = draft().rules as Extract<
        WrittenPromotion['rules'],
        { kind: 'deposit-bonus' }
      >;
      const wagering = { wageringPercent, daysToWager, maximumBetMinor, contribution, daysToClaim };
      const application = { kind: 'application', capMinor: 1_000, picturesNeeded: 0, ...wagering, eligibility };
      const answer = await estimate(application);
      expect(answer).toMatchObject({ granted: null, assumptions: expect.arrayContaining(['needs-review']) });
      // Of six, one is on a break and one plays with trial credit.
      expect(answer.eligible).toBe(4);
      expect(answer.mostMinor).toBe(4_000);
      expect((await estimate(application, 2_500)).mostMinor).toBe(2_500);
      expect(await estimate({ kind: 'information', contribution: [] })).toMatchObject({
        granted: null,
        mostMinor: null,
      });
    });
  });
});
