import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { definedEndpoints } from '../../platform/openapi/defined-endpoints.ts';
import { givePin, testPin } from '../../testing/payment-pin.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { siteClient } from '../../testing/site-client.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { openTrialAccount } from '../identity/index.ts';

/** What the requests are about: an account, and a contract, bill and link of its agent. */
interface Known {
  readonly account: { readonly id: string; readonly username: string };
  readonly contract: string;
  readonly bill: string;
  readonly link: string;
}

interface Row {
  readonly request?: (known: Known) => object;
  /** How the call answers an agent of another branch that asks about them; without it, the call is about its own team alone. */
  readonly foreign?: string;
}

const requestId = randomUUID;
const none: Row = {};
const about = (request: Row['request'], foreign: string): Row => ({ request: request as never, foreign });
const terms = {
  tiers: [{ activeMembers: 0, validBet: 0, loss: 0, rateBasisPoints: 10 }],
  period: null,
  carriesOver: false,
  isAutomatic: true,
};
const answer = about(
  ({ contract }) => ({ requestId: requestId(), contractId: contract, action: 'accept' }),
  'agent.contract.unknown',
);
const step = about(({ contract }) => ({ requestId: requestId(), contractId: contract }), 'agent.contract.unknown');

/** Every call of the agent centre; a new one needs a row. */
const table: Readonly<Record<string, Row>> = {
  'agent.team-overview': none,
  'agent.team-trend': none,
  'agent.team-members': about(({ account }) => ({ parentId: account.id }), 'agent.account.unknown'),
  'agent.export-team-trend': none,
  'agent.export-team-members': about(({ account }) => ({ parentId: account.id }), 'agent.account.unknown'),
  'agent.export-team-accounts': about(({ account }) => ({ parentId: account.id }), 'agent.account.unknown'),
  'agent.team-accounts': about(({ account }) => ({ parentId: account.id }), 'agent.account.unknown'),
  'agent.team-bets': about(({ account }) => ({ account: account.username }), 'agent.account.unknown'),
  'agent.export-team-bets': about(({ account }) => ({ account: account.username }), 'agent.account.unknown'),
  'agent.team-movements': about(({ account }) => ({ account: account.username }), 'agent.account.unknown'),
  'agent.export-team-movements': about(({ account }) => ({ branch: account.id }), 'agent.account.unknown'),
  'agent.income': none,
  'agent.export-income': none,
  'agent.rebate-shares': { request: () => ({ day: '2026-02-01' }) },
  'agent.downline-settings': none,
  'agent.register-downline': {
    request: () => ({
      username: `r${randomUUID().slice(0, 7)}1`,
      password: 'Team1234',
      kind: 'member',
      rebateBasisPoints: 0,
    }),
  },
  'agent.raise-rebate': about(({ account }) => ({ id: account.id, rebateBasisPoints: 0 }), 'agent.account.unknown'),
  'agent.rebate-raises': none,
  'agent.downline-transfers': about(({ account }) => ({ id: account.id }), 'agent.account.unknown'),
  'agent.create-downline-transfer': about(
    ({ account }) => ({ requestId: requestId(), id: account.id, amount: 10_000, paymentPassword: testPin }),
    'agent.account.unknown',
  ),
  'agent.downline-transfer-outcome': { request: () => ({ requestId: requestId() }) },
  'agent.promotion-links': none,
  'agent.create-promotion-link': {
    request: () => ({ label: 'Telegram', rank: 'member', rebateBasisPoints: 0, expiresAtMs: null }),
  },
  'agent.revoke-promotion-link': about(({ link }) => ({ id: link }), 'agent.link.unknown'),
  'agent.notices': none,
  'agent.unread-notices': none,
  'agent.read-notice': { request: () => ({ id: 'nothing' }) },
  'agent.contracts': none,
  'agent.export-contracts': none,
  'agent.contract': about(({ contract }) => ({ id: contract }), 'agent.contract.unknown'),
  'agent.contract-settings': none,
  'agent.offer-contract': about(
    ({ account }) => ({ requestId: requestId(), agentId: account.id, kind: 'hourly', terms }),
    'agent.account.unknown',
  ),
  'agent.withdraw-contract': step,
  'agent.request-contract-end': step,
  'agent.answer-dividend-contract': answer,
  'agent.answer-daily-contract': answer,
  'agent.answer-hourly-contract': answer,
  'agent.answer-real-time-contract': answer,
  'agent.bills': { request: () => ({ kind: 'daily' }) },
  'agent.export-bills': { request: () => ({ kind: 'daily' }) },
  'agent.bill-team': about(({ bill }) => ({ id: bill }), 'agent.bill.unknown'),
  'agent.bill': about(({ bill }) => ({ id: bill }), 'agent.bill.unknown'),
  'agent.pay-bill': about(({ bill }) => ({ requestId: requestId(), billId: bill }), 'agent.bill.unknown'),
  'agent.pay-bills': { request: () => ({ requestId: requestId(), kind: 'daily', count: 1, amount: 1 }) },
};

/** Answered to every account: the shell asks it to find out what an account is. */
const forEverybody = ['agent.consolidated-info'];

describe.each(seededDatabases)('the calls of the agent centre on %s', (_name, open) => {
  const { operator } = withOperator({ on: open });
  let calls: readonly Endpoint[];
  let known: Known;
  const tokens = new Map<string, string>();
  const ask = (endpoint: Endpoint, as: string) =>
    siteClient(operator).call(endpoint, table[endpoint.name]?.request?.(known) ?? {}, { token: tokens.get(as) ?? '' });

  beforeAll(async () => {
    calls = (await definedEndpoints()).filter(({ name }) => name.startsWith('agent.') && !forEverybody.includes(name));
    const { accounts, sessions, db, clock, merchants } = operator.context;
    const site = siteClient(operator);
    const make = async (username: string, type: number, parentId: number | null) => {
      const member = await accounts.create({ merchant: 'aurora', username, type, password: null, parentId });
      tokens.set(username, await sessions.issue(member.id));
      await givePin(operator.context, member.id);
      return member;
    };
    const head = await make('rolehead', 1, null);
    const subhead = await make('rolesub', 2, head.id);
    const distributor = await make('roledist', 41, subhead.id);
    const shop = await make('roleshop', 42, distributor.id);
    const member = await make('rolemember', 0, shop.id);
    await make('roleother', 1, null);
    const merchant = merchants.byCode('aurora');
    if (!merchant) throw new Error('There is no aurora.');
    const trial = await openTrialAccount(operator.context, merchant);
    tokens.set('trial', await sessions.issue(trial.id));

    const now = clock.now();
    const [contract] = await db.query<{ id: number }>(
      `insert into agent_contract (merchant, kind, payer_id, agent_id, version, terms, highest_rate, state, offered_at, starts_at, billed_until)
       values ('aurora', 'daily', $1, $2, 1, $3::jsonb, 10, 'accepted', $4, $4, $4) returning id`,
      [head.id, subhead.id, JSON.stringify(terms), now],
    );
    const [bill] = await db.query<{ id: number }>(
      `insert into agent_bill (merchant, contract_id, kind, payer_id, agent_id, reference, period_from, period_to, active_members,
         valid_bet_minor, payout_minor, rebate_minor, bonus_minor, base_minor, tier, rate_basis_points, amount_minor, status,
         is_automatic, issued_at, expires_at)
       values ('aurora', $1, 'daily', $2, $3, 'B-1', $4::timestamptz - interval '1 day', $4, 1, 1000, 0, 0, 0, 1000, 0, 10, 1, 'issued',
         false, $4, $4::timestamptz + interval '1 day') returning id`,
      [contract?.id ?? 0, head.id, subhead.id, now],
    );
    known = {
      account: { id: String(member.id), username: member.username },
      contract: String(contract?.id),
      bill: String(bill?.id),
      link: '0',
    };
    const link = calls.find(({ name }) => name === 'agent.create-promotion-link') as Endpoint;
    const made = await site.call(link, table[link.name]?.request?.(known) ?? {}, {
      token: tokens.get('rolehead') ?? '',
    });
    known = { ...known, link: (made.body.value as { id: string }).id };
  });

  it('are all in the table, and nothing else is', () => {
    expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(table).sort());
  });

  it('answer agents of all four kinds, and neither visitors, nor trial accounts, nor members', async () => {
    const seen: [call: string, role: string, status: number, code: string | undefined][] = [];
    for (const endpoint of calls) {
      for (const role of ['visitor', 'trial', 'rolemember', 'rolehead', 'rolesub', 'roledist', 'roleshop']) {
        const { status, body } = await ask(endpoint, role);
        seen.push([endpoint.name, role, status, body.errorCode]);
      }
    }
    for (const [name, role, status, code] of seen) {
      const cell = [name, role];
      if (role === 'visitor') expect([...cell, status]).toEqual([...cell, 401]);
      else if (role === 'trial' || role === 'rolemember')
        expect([...cell, status, code]).toEqual([...cell, 403, 'account.not.agent']);
      else
        expect([...cell, status < 500 && status !== 401, code]).toEqual([
          ...cell,
          true,
          expect.not.stringMatching('^account[.]not'),
        ]);
    }
  });

  it('answer an agent of another branch as if its accounts, contracts, bills and links did not exist', async () => {
    for (const endpoint of calls) {
      const { foreign } = table[endpoint.name] ?? {};
      if (!foreign) continue;
      const { status, body } = await ask(endpoint, 'roleother');
      expect([endpoint.name, status, body.errorCode]).toEqual([endpoint.name, 404, foreign]);
    }
  });

  it('are closed to the console, whose sign-in is none of the site’s', async () => {
    const signedIn = await operator.app.inject({
      method: 'POST',
      url: '/console-api/sign-in',
      headers: { 'x-tessera-console': '1' },
      payload: { username: 'operator', password: 'Operator1234' },
    });
    const session = String(signedIn.headers['set-cookie']).match(/=([^;]+)/)?.[1] ?? '';
    expect(session).not.toBe('');
    tokens.set('console', session);
    for (const endpoint of calls) {
      const { status } = await ask(endpoint, 'console');
      expect([endpoint.name, status]).toEqual([endpoint.name, 401]);
    }
  });
});
