import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { startBreak } from '@tessera/shared/wire/protection';
import { definedEndpoints } from '../../platform/openapi/defined-endpoints.ts';
import { givePin, testPin } from '../../testing/payment-pin.ts';
import { openTrialAccount } from '../identity/index.ts';
import { type BonusPlayer, withBonusFixture } from '../promotions/testing/bonus-fixture.ts';
import { isOpenToOffers } from './offers.ts';

/** `answers`: as for everybody; `nothing`: an empty list; otherwise the code of the refusal, or the ids of what is listed. */
type Outcome = 'answers' | 'nothing' | (string & {}) | { readonly ids: readonly string[] };

interface Row {
  /** Undefined for calls whose token is never sent: nobody is known there, and what they answer is the public part. */
  readonly trial?: Outcome;
  readonly onBreak?: Outcome;
  readonly request?: (known: { readonly cashback: number }) => object;
}

const shown: Row = { trial: 'account.trial', onBreak: 'answers' };
const requestId = randomUUID();
const announcements = { types: 'PU,H', platform: 'W', execution: 'A' };

/**
 * What each call of promotions and messages answers a trial account, and a member on a break who has joined a promotion and
 * has earned a cashback. A new call needs a row: what it offers is closed to both, what was earned is not.
 */
const table: Readonly<Record<string, Row>> = {
  'promotions.notices': { request: () => ({ ...announcements, types: 'B,PL,PU,PR', execution: 'B' }) },
  'promotions.merchant-available': {},
  'promotions.categories': {},
  'promotions.point-mall': {},
  'promotions.rank-ladder': {},
  'promotions.winners': {},
  // Who has the link of a preview may see it; ids of draws and drops that do not exist.
  'promotions.preview': { request: () => ({ token: 'a'.repeat(32) }) },
  'promotions.raffle-proof': { request: () => ({ id: 1 }) },
  'promotions.envelope-proof': { request: () => ({ id: 1 }) },

  'promotions.available': {
    trial: 'nothing',
    onBreak: { ids: ['weekend-cashback', 'first-deposit', 'fishing-cashback'] },
  },
  'promotions.member-announcements': { trial: 'answers', onBreak: 'answers', request: () => announcements },
  'promotions.claim': {
    ...{ trial: 'account.trial', onBreak: 'offers.closed' },
    request: () => ({ promotionId: 'daily-sign-in' }),
  },
  'promotions.apply': {
    ...{ trial: 'account.trial', onBreak: 'offers.closed' },
    request: () => ({ requestId, promotionId: 'better-site', comment: '', pictures: [] }),
  },
  'promotions.upload-picture': {
    ...{ trial: 'account.trial', onBreak: 'offers.closed' },
    request: () => ({ image: 'AAAA' }),
  },
  'promotions.redeem-points': {
    ...{ trial: 'account.trial', onBreak: 'offers.closed' },
    request: () => ({ requestId, rewardId: 'any', quantity: 1, points: 1, paymentPassword: testPin }),
  },
  'promotions.point-rewards': { trial: 'account.trial', onBreak: 'nothing' },
  'promotions.tournaments': { trial: 'account.trial', onBreak: 'nothing' },
  'promotions.raffle-status': { trial: 'account.trial', onBreak: 'nothing' },
  'promotions.envelopes': { trial: 'account.trial', onBreak: 'nothing' },
  // No drop runs here; that one which runs is closed to a member on a break is a test of the envelopes.
  'promotions.open-envelope': { trial: 'account.trial', onBreak: 'envelope.not.running', request: () => ({ id: 1 }) },
  'promotions.referral-details': { trial: 'account.trial', onBreak: 'offers.closed' },
  'promotions.tournament': { trial: 'account.trial', onBreak: 'tournament.unknown', request: () => ({ id: 1 }) },
  'promotions.join-tournament': { trial: 'account.trial', onBreak: 'offers.closed', request: () => ({ id: 1 }) },

  // What is theirs: records, money that was earned, and ways to stop.
  'promotions.claims': { trial: 'nothing', onBreak: 'answers' },
  'promotions.leave': { ...shown, request: () => ({ promotionId: 'first-deposit' }) },
  'promotions.remove-picture': { trial: 'answers', onBreak: 'answers', request: () => ({ id: requestId }) },
  'promotions.rebate-settings': shown,
  'promotions.rebate-periods': shown,
  'promotions.claim-rebate': { ...shown, request: ({ cashback }) => ({ id: cashback }) },
  'promotions.rank-progress': shown,
  'promotions.rank-gifts': shown,
  // What was earned can be claimed; this member has none.
  'promotions.claim-rank-gift': { ...shown, onBreak: 'vip.gift.unknown', request: () => ({ id: 1 }) },
  'promotions.referral-program': shown,
  'promotions.referral-list': shown,
  'promotions.claim-raffle': { ...shown, onBreak: 'raffle.not.won', request: () => ({ id: 1 }) },
  'promotions.mission-summary': shown,
  'promotions.mission-leaderboard': shown,
  'promotions.claim-mission': {
    ...{ trial: 'account.trial', onBreak: 'mission.unknown' },
    request: () => ({ missionId: 'any', startsOn: '2026-03-02' }),
  },
  'promotions.leave-tournament': { ...shown, request: () => ({ id: 1 }) },
  'promotions.point-config': shown,
  'promotions.point-balance': shown,
  'promotions.point-record': shown,
  'promotions.redemptions': shown,
  // Points can always become money; this member has none.
  'promotions.convert-points': {
    ...{ trial: 'account.trial', onBreak: 'points.below.minimum' },
    request: () => ({ requestId, points: 1, amount: 0, paymentPassword: testPin }),
  },
  'promotions.winner-setting': shown,
  'promotions.set-winner-setting': { ...shown, request: () => ({ isShown: true }) },

  'inbox.list': { trial: 'answers', onBreak: 'answers' },
  'inbox.unread-count': { trial: 'answers', onBreak: 'answers' },
  'inbox.mark-read': { trial: 'answers', onBreak: 'answers', request: () => ({ upTo: 1 }) },
  'inbox.read': { trial: 'answers', onBreak: 'answers', request: () => ({ id: 1 }) },
  'inbox.delete': { trial: 'answers', onBreak: 'answers', request: () => ({ id: 1 }) },
  'inbox.restore': { trial: 'answers', onBreak: 'answers', request: () => ({ id: 1 }) },
};

const isOffering = ({ name }: Endpoint) => /^(promotions|inbox)\./.test(name);

describe('what is offered', () => {
  const fixture = withBonusFixture();
  let endpoints: readonly Endpoint[];
  let member: BonusPlayer;
  let cashback = 0;
  let trialToken = '';
  // Blocked below; this machine counts as the merchant's home.
  const region = '192.0.2.7';

  beforeAll(async () => {
    const { context } = fixture;
    endpoints = (await definedEndpoints()).filter(isOffering);
    const { db, clock, merchants, sessions } = context;
    await merchants.update('aurora', async ({ profile }) => ({ ...profile, blockedCountries: ['GB'] }));
    member = await fixture.newPlayer();
    await givePin(context, member.member.id);
    await member.claim('first-deposit');
    const rows = await db.query<{ id: number }>(
      `insert into vip_cashback (merchant, member_id, day, rank, amount_minor, claim_until)
       values ('aurora', $1, '2026-03-01', 0, 100, $2::timestamptz + interval '1 day') returning id`,
      [member.member.id, clock.now()],
    );
    cashback = rows[0]?.id ?? 0;
    await db.query(
      `insert into vip_cashback_part (cashback_id, category, vendor, valid_minor, rate_basis_points, amount_minor)
       values ($1, 'RNG', 'PG', 10000, 100, 100)`,
      [cashback],
    );
    await member.call(startBreak, { requestId, kind: 'cool-off', length: { unit: 'days', count: 7 } });
    const aurora = merchants.byCode('aurora');
    if (!aurora) throw new Error('There is no aurora.');
    trialToken = await sessions.issue((await openTrialAccount(context, aurora)).id);
  });

  it('by a job is nothing where the merchant is restricted: everywhere, or where the member last signed in', async () => {
    const { accounts, db, clock, merchants } = fixture.context;
    const { id } = (await fixture.newPlayer()).member;
    const isOpen = () => isOpenToOffers(db, id, clock.now());
    expect(await isOpen()).toBe(true);
    await accounts.noteSignIn(id, region, 'GB');
    expect(await isOpen()).toBe(false);
    await accounts.noteSignIn(id, '127.0.0.1', 'KR');
    expect(await isOpen()).toBe(true);
    await merchants.setSystemStatus('aurora', 2);
    expect(await isOpen()).toBe(false);
    await merchants.setSystemStatus('aurora', 0);
    expect(await isOpen()).toBe(true);
  });

  it('has a row in this table for every call of promotions and messages', () => {
    expect(Object.keys(table).sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof fixture.site.call>>, expected: Outcome): Outcome => {
    if (status !== 200) return body.errorCode ?? String(status);
    const { list } = (body.value ?? {}) as { list?: { id: string }[] };
    if (typeof expected === 'object') return { ids: (list ?? []).map(({ id }) => id) };
    return expected === 'nothing' && list?.length === 0 ? 'nothing' : 'answers';
  };

  it.each(Object.keys(table))(
    '%s offers nothing to a trial account, a member on a break or a restricted region',
    async (name) => {
      const { context, site } = fixture;
      const endpoint = endpoints.find((one) => one.name === name);
      const row = table[name];
      if (!endpoint || !row) throw new Error(`There is no ${name}.`);
      const request = row.request?.({ cashback }) ?? {};
      const token = await context.sessions.issue(member.member.id);
      const restricted = { remoteAddress: region, ...(endpoint.token === 'none' ? {} : { token }) };
      expect((await site.call(endpoint, request, restricted)).body.errorCode).toBe('system.region');
      if (endpoint.token === 'none') return expect([row.trial, row.onBreak]).toEqual([undefined, undefined]);
      for (const [who, expected] of [
        [trialToken, row.trial],
        [token, row.onBreak],
      ] as const) {
        if (expected === undefined) throw new Error(`${name} knows who asks: say what it answers.`);
        expect(outcomeOf(await site.call(endpoint, request, { token: who }), expected)).toEqual(expected);
      }
    },
  );
});
