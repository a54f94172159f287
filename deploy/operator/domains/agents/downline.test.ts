import { randomUUID } from 'node:crypto';
import {
  createDownlineTransfer,
  createPromotionLink,
  getAgentNotices,
  getDownlineSettings,
  getDownlineTransferOutcome,
  getDownlineTransfers,
  getPromotionLinks,
  getRebateRaises,
  getTeamAccounts,
  getTeamMembers,
  getUnreadAgentNotices,
  raiseRebate,
  readAgentNotice,
  registerDownline,
  revokePromotionLink,
} from '@tessera/shared/wire/agent';
import { getAffiliate, notePromotionVisit } from '@tessera/shared/wire/auth';
import { moveMember } from '@tessera/shared/wire/console';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { dayMs } from '../../platform/clock/durations.ts';
import { consoleClient } from '../../testing/console-client.ts';
import { givePin, testPin } from '../../testing/payment-pin.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { openTrialAccount } from '../identity/index.ts';
import { type Account, linkRequest, withDownline } from './testing/downline-fixture.ts';

describe.each(seededDatabases)('the downline of an agent on %s', (_name, open) => {
  const { operator, newAccount, ask, newcomer, openBelow, raise, newLink, join } = withDownline({ on: open });
  let agent: Account;
  beforeEach(async () => {
    agent = await newAccount({ type: 1, rate: 120 });
  });

  describe('with its rebates', () => {
    it('opens as many accounts at a high rate as the merchant allows, and shows what is left before one is chosen', async () => {
      for (let n = 0; n < 4; n += 1) expect((await openBelow(agent, { rebateBasisPoints: 110 })).status).toBe(200);
      expect((await ask(agent, getDownlineSettings)).value).toMatchObject({
        quotas: [
          { rebateBasisPoints: 110, accounts: 5, left: 1 },
          { rebateBasisPoints: 120, accounts: 5, left: 5 },
        ],
      });
      expect((await openBelow(agent, { rebateBasisPoints: 110 })).status).toBe(200);
      expect(await openBelow(agent, { rebateBasisPoints: 110 })).toMatchObject({
        code: 'agent.rebate.quota',
        value: { accounts: 5 },
      });
      expect((await openBelow(agent, { rebateBasisPoints: 100 })).status).toBe(200);
      await operator.context.merchants.update('aurora', async ({ profile }) => ({
        ...profile,
        agents: { accountsAtRate: { '110': 6 } },
      }));
      expect((await openBelow(agent, { rebateBasisPoints: 110 })).status).toBe(200);
      expect((await openBelow(agent, { rebateBasisPoints: 110 })).code).toBe('agent.rebate.quota');
      await operator.context.merchants.update('aurora', async ({ profile: { agents: _, ...profile } }) => profile);
    });

    it('gives the last account of a high rate once, when a registration, a link and a raise ask for it together', async () => {
      const [below, other] = await Promise.all([0, 1].map(() => newAccount({ parentId: agent.id, rate: 50 })));
      for (let n = 0; n < 4; n += 1) await openBelow(agent, { rebateBasisPoints: 110 });
      const link = await ask(agent, createPromotionLink, { ...linkRequest, rebateBasisPoints: 110 });
      const answers = await Promise.all([
        openBelow(agent, { rebateBasisPoints: 110 }),
        raise(agent, below as Account, 110),
        join(String(link.value.code)),
        raise(agent, other as Account, 110),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, code } of answers)
        if (status !== 200) expect(['agent.rebate.quota', 'affiliate.link.quota']).toContain(code);
      const rows = await operator.context.db.query(
        'select 1 from member m join rebate_rate r on r.member_id = m.id where m.parent_id = $1 and r.basis_points = 110',
        [agent.id],
      );
      expect(rows).toHaveLength(5);
    });

    it('raises the rate of an account right below, never lowers one, and lists every raise', async () => {
      const below = await newAccount({ type: 2, parentId: agent.id, rate: 50 });
      const deeper = await newAccount({ parentId: below.id, rate: 10 });
      expect((await raise(agent, below, 80)).value).toMatchObject({ isChanged: true });
      expect((await raise(agent, below, 80)).value).toMatchObject({ isChanged: false });
      expect((await raise(agent, below, 70)).code).toBe('agent.rebate.lower');
      expect((await raise(agent, below, 85)).code).toBe('agent.rebate.step');
      expect((await raise(agent, below, 130)).code).toBe('agent.rebate.outside');
      expect((await raise(agent, deeper, 20)).code).toBe('agent.rebate.indirect');
      expect((await raise(below, deeper, 90)).code).toBe('agent.rebate.outside');
      const { value } = await ask(agent, getRebateRaises);
      expect(value).toMatchObject({
        total: 1,
        list: [{ account: below.username, fromBasisPoints: 50, toBasisPoints: 80 }],
      });
      await expect(operator.context.db.query('delete from rebate_raise')).rejects.toThrow();
    });
  });

  describe('with its promotion links', () => {
    it('gets whoever registers with one, as the kind and with the rebate that the link names, and counts them', async () => {
      const link = await newLink(agent, { rank: 'shop', rebateBasisPoints: 40, label: ' 봄 ' });
      expect((await ask(null, getAffiliate, { code: link.code })).status).toBe(200);
      for (let n = 0; n < 2; n += 1)
        expect((await ask(null, notePromotionVisit, { code: link.code })).status).toBe(200);
      const { status, value } = await join(link.code);
      expect(status).toBe(200);
      const fresh = await operator.context.accounts.byId(Number(value.id));
      expect(fresh).toMatchObject({ parentId: agent.id, type: 42, inviteCode: expect.stringMatching(/^[A-Z2-9]{8}$/) });
      const { list } = (await ask(agent, getTeamAccounts)).value as { list: object[] };
      expect(list).toMatchObject([{ rank: 'shop', rebateBasisPoints: 40, level: 1 }]);
      expect((await ask(agent, getPromotionLinks)).value).toMatchObject({
        limit: 20,
        list: [{ label: '봄', rank: 'shop', state: 'active', visits: 2, registrations: 1 }],
      });
      expect((await ask(null, notePromotionVisit, { code: 'NOBODY2222' })).status).toBe(200);
    });

    it('keeps nothing about visitors, and one network cannot count a link up', async () => {
      const link = await newLink(agent);
      for (let n = 0; n < 25; n += 1) await ask(null, notePromotionVisit, { code: link.code });
      expect((await ask(agent, getPromotionLinks)).value).toMatchObject({ list: [{ visits: 20 }] });
      const rows = await operator.context.db.query('select * from promotion_link_visit_day');
      expect(JSON.stringify(rows)).not.toContain('127.0');
    });

    it('gets nobody by one that has been revoked or has expired, and the refusal says which', async () => {
      const { clock, accounts } = operator.context;
      const revoked = await newLink(agent);
      expect((await ask(agent, revokePromotionLink, { id: revoked.id })).value).toMatchObject({ state: 'revoked' });
      expect((await ask(agent, revokePromotionLink, { id: revoked.id })).value).toMatchObject({ state: 'revoked' });
      const expiresAtMs = clock.now().getTime() + dayMs;
      const expired = await newLink(agent, { expiresAtMs });
      expect((await join(expired.code)).status).toBe(200);
      clock.advance(dayMs);
      agent = { ...agent, token: await operator.context.sessions.issue(agent.id) };
      for (const [{ code }, refusal] of [
        [revoked, 'affiliate.link.revoked'],
        [expired, 'affiliate.link.expired'],
      ] as const) {
        expect((await ask(null, getAffiliate, { code })).code).toBe(refusal);
        expect((await join(code, 'halfway01')).code).toBe(refusal);
        expect(await accounts.byUsername('aurora', 'halfway01')).toBeNull();
        await ask(null, notePromotionVisit, { code });
      }
      const { list } = (await ask(agent, getPromotionLinks)).value as { list: { visits: number }[] };
      expect(list.map(({ visits }) => visits)).toEqual([0, 0]);
      expect((await ask(agent, createPromotionLink, { ...linkRequest, expiresAtMs })).code).toBe('agent.link.expiry');
    });

    it('asks again, when somebody registers, what the agent may give: its rate may have fallen, its accounts used up', async () => {
      const { db } = operator.context;
      const link = await newLink(agent, { rebateBasisPoints: 110 });
      await db.query('update rebate_rate set basis_points = 100 where member_id = $1', [agent.id]);
      expect((await ask(null, getAffiliate, { code: link.code })).code).toBe('affiliate.link.rate');
      expect((await join(link.code)).code).toBe('affiliate.link.rate');
      await db.query('update rebate_rate set basis_points = 120 where member_id = $1', [agent.id]);
      for (let n = 0; n < 5; n += 1) expect((await join(link.code)).status).toBe(200);
      expect((await join(link.code)).code).toBe('affiliate.link.quota');
      await db.query("update member set status = 'blocked' where id = $1", [agent.id]);
      expect((await join(link.code)).code).toBe('affiliate.invalid');
    });

    it('registers nobody by a link that is revoked meanwhile: each registration is wholly before or after', async () => {
      const link = await newLink(agent);
      const [revoked, ...joined] = await Promise.all([
        ask(agent, revokePromotionLink, { id: link.id }),
        join(link.code),
        join(link.code),
      ]);
      expect(revoked.status).toBe(200);
      const { list } = (await ask(agent, getPromotionLinks)).value as { list: { registrations: number }[] };
      expect(list[0]?.registrations).toBe(joined.filter(({ status }) => status === 200).length);
      for (const { status, code } of joined) if (status !== 200) expect(code).toBe('affiliate.link.revoked');
    });

    it('is limited to some active ones, and to what the agent may give', async () => {
      const { merchants } = operator.context;
      await merchants.update('aurora', async ({ profile }) => ({ ...profile, agents: { linkLimit: 2 } }));
      const made = await Promise.all([0, 1, 2].map(() => ask(agent, createPromotionLink, linkRequest)));
      expect(made.filter(({ status }) => status === 200)).toHaveLength(2);
      expect(made.find(({ status }) => status !== 200)).toMatchObject({
        code: 'agent.link.limit',
        value: { limit: 2 },
      });
      await merchants.update('aurora', async ({ profile: { agents: _, ...profile } }) => profile);
      const below = await newAccount({ type: 2, parentId: agent.id, rate: 40 });
      const refused = (more: object) => ask(below, createPromotionLink, { ...linkRequest, ...more });
      expect((await refused({ rebateBasisPoints: 50 })).code).toBe('agent.rebate.outside');
      expect((await refused({ rank: 'head' })).code).toBe('agent.rank.above');
      expect((await refused({ rebateBasisPoints: 35 })).code).toBe('agent.rebate.step');
    });
  });

  describe('and everybody else', () => {
    it('each call answers its own agents alone: another branch is as unknown as an account that does not exist', async () => {
      const { db } = operator.context;
      const below = await newAccount({ parentId: agent.id, rate: 10 });
      const link = await newLink(agent);
      const stranger = await newAccount({ type: 1, rate: 120 });
      await Promise.all([agent, stranger].map(({ id }) => givePin(operator.context, id)));
      const aurora = operator.context.merchants.byCode('aurora');
      if (!aurora) throw new Error('There is no aurora.');
      const trial = await openTrialAccount(operator.context, aurora);
      const trialToken = { token: await operator.context.sessions.issue(trial.id) };
      const requestId = randomUUID();
      const id = String(below.id);
      const calls: readonly (readonly [Endpoint, object, string | null])[] = [
        [getDownlineSettings, {}, null],
        [registerDownline, newcomer(), null],
        [getRebateRaises, {}, null],
        [getPromotionLinks, {}, null],
        [createPromotionLink, linkRequest, null],
        [getTeamAccounts, {}, null],
        [getAgentNotices, {}, null],
        [getUnreadAgentNotices, {}, null],
        [readAgentNotice, { id: 'nothing' }, 'agent.notice.unknown'],
        [getDownlineTransferOutcome, { requestId }, null],
        [raiseRebate, { id, rebateBasisPoints: 20 }, 'agent.account.unknown'],
        [getTeamAccounts, { parentId: id }, 'agent.account.unknown'],
        [getDownlineTransfers, { id }, 'agent.account.unknown'],
        [
          createDownlineTransfer,
          { requestId: randomUUID(), id, amount: 20_000, paymentPassword: testPin },
          'agent.account.unknown',
        ],
        [revokePromotionLink, { id: link.id }, 'agent.link.unknown'],
      ];
      for (const [endpoint, request, elsewhere] of calls) {
        const codes = [];
        for (const who of [null, trialToken, below]) codes.push((await ask(who, endpoint, request)).code);
        expect([endpoint.name, ...codes]).toEqual([
          endpoint.name,
          ...['session.required', 'account.not.agent', 'account.not.agent'],
        ]);
        const { status, code } = await ask(stranger, endpoint, request);
        expect([endpoint.name, code ?? null]).toEqual([endpoint.name, elsewhere]);
        expect(status).toBe(elsewhere === null ? 200 : 404);
      }
      expect((await ask(stranger, raiseRebate, { id: '999999999', rebateBasisPoints: 20 })).code).toBe(
        'agent.account.unknown',
      );
      expect((await ask(agent, getDownlineTransfers, { id: String(agent.id) })).code).toBe('agent.account.unknown');
      const kept = await db.query('select basis_points as rate from rebate_rate where member_id = $1', [below.id]);
      expect(kept).toEqual([{ rate: 10 }]);
    });
  });

  describe('that the console puts under another agent', () => {
    const back = consoleClient(() => operator);
    const move = (account: Account, upline: Account) =>
      back.call(moveMember, { id: String(account.id), upline: upline.username, reason: 'Request of both agents' });
    const seenBy = async (who: Account) => {
      const { value } = await ask(who, getTeamAccounts, { pageSize: 100 });
      return (value as { list: { account: string }[] }).list.map(({ account }) => account);
    };

    it('is in the new team with everybody below it, and in the old one no more', async () => {
      const other = await newAccount({ type: 1, rate: 120 });
      const moved = await newAccount({ type: 2, parentId: agent.id, rate: 100 });
      const below = await newAccount({ parentId: moved.id });
      expect((await move(moved, other)).value).toEqual({ isChanged: true });
      expect((await move(moved, other)).value).toEqual({ isChanged: false });
      expect(await seenBy(agent)).toEqual([]);
      expect((await seenBy(other)).sort()).toEqual([below.username, moved.username].sort());
      expect((await ask(agent, getTeamMembers, { parentId: String(moved.id) })).code).toBe('agent.account.unknown');
    });

    it('stays where it is when the new place breaks a rule of the tree', async () => {
      const other = await newAccount({ type: 42, rate: 50 });
      const moved = await newAccount({ type: 2, parentId: agent.id, rate: 60 });
      const below = await newAccount({ type: 41, parentId: moved.id });
      const member = await newAccount({ parentId: agent.id, rate: 60 });
      expect((await move(moved, below)).code).toBe('agent.move.below');
      expect((await move(moved, member)).code).toBe('agent.move.agent');
      expect((await move(moved, other)).code).toBe('agent.rank.above');
      expect((await move(member, other)).code).toBe('agent.rebate.outside');
      const full = await newAccount({ type: 1, rate: 120 });
      for (let at = 0; at < 5; at += 1) await newAccount({ parentId: full.id, rate: 110 });
      const high = await newAccount({ parentId: agent.id, rate: 110 });
      expect((await move(high, full)).code).toBe('agent.rebate.quota');
      await operator.context.db.query(
        `insert into agent_contract (merchant, kind, payer_id, agent_id, version, terms, highest_rate, offered_at)
         values ('aurora', 'daily', $1, $2, 1, '{}', 10, now())`,
        [agent.id, moved.id],
      );
      const fitting = await newAccount({ type: 1, rate: 120 });
      expect((await move(moved, fitting)).code).toBe('agent.move.contract');
      expect((await seenBy(agent)).sort()).toEqual(
        [below.username, high.username, member.username, moved.username].sort(),
      );
    });

    it('takes along whoever is being registered below it at that moment', async () => {
      const { db } = operator.context;
      const other = await newAccount({ type: 1, rate: 120 });
      const moved = await newAccount({ type: 2, parentId: agent.id, rate: 100 });
      const shop = await newAccount({ type: 42, parentId: moved.id, rate: 50 });
      let commit = () => {};
      const isToCommit = new Promise<void>((resolve) => {
        commit = resolve;
      });
      const registered = new Promise<void>((resolve) => {
        void db.transaction(async () => {
          const name = `t${randomUUID().slice(0, 10)}`;
          await db.query(
            `insert into member (merchant, username, type, parent_id, created_at) values ('aurora', $1, 0, $2, now())`,
            [name, shop.id],
          );
          resolve();
          await isToCommit;
        });
      });
      await registered;
      const isMoved = move(moved, other);
      const isWaiting =
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      while ((await db.query(isWaiting)).length === 0) await new Promise(setImmediate);
      const newcomer = newAccount({ parentId: shop.id });
      commit();
      await Promise.all([isMoved, newcomer]);
      expect(await seenBy(agent)).toEqual([]);
      expect(await seenBy(other)).toHaveLength(4);
    });
  });
});
