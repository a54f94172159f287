import { randomUUID } from 'node:crypto';
import {
  createDownlineTransfer,
  getDownlineTransferOutcome,
  getDownlineTransfers,
  getTeamAccounts,
} from '@tessera/shared/wire/agent';
import { startBreak } from '@tessera/shared/wire/protection';
import { getAccountRecord } from '@tessera/shared/wire/wallet';
import { dayMs } from '../../../platform/clock/durations.ts';
import { inboxOf } from '../../../testing/inbox-of.ts';
import { givePin, testPin } from '../../../testing/payment-pin.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { type Account, withDownline } from '../testing/downline-fixture.ts';

describe.each(seededDatabases)('the money of a team on %s', (_name, open) => {
  const { operator, newAccount, ask, giveCash, cashOf } = withDownline({ on: open });
  let agent: Account;
  beforeEach(async () => {
    agent = await newAccount({ type: 1, rate: 120 });
  });

  describe('given to an account below', () => {
    let below: Account;
    beforeEach(async () => {
      await givePin(operator.context, agent.id);
      await giveCash(agent, 10_000_000);
      const between = await newAccount({ type: 2, parentId: agent.id });
      below = await newAccount({ parentId: between.id });
    });
    const give = (amount: number, more: object = {}, to = below) =>
      ask(agent, createDownlineTransfer, {
        ...{ requestId: randomUUID(), id: String(to.id), amount, paymentPassword: testPin },
        ...more,
      });
    const unable = { status: 400, code: 'agent.transfer.receiver', value: {} };

    it('moves at once, once, to any account below, and both are told and have it in their records', async () => {
      const requestId = randomUUID();
      const answers = await Promise.all([give(20_000, { requestId }), give(20_000, { requestId })]);
      const ids = new Set(answers.map(({ value }) => value.id));
      expect(ids.size).toBe(1);
      expect([await cashOf(agent), await cashOf(below)]).toEqual([8_000_000, 2_000_000]);
      for (const [who, amount] of [
        [agent, -20_000],
        [below, 20_000],
      ] as const) {
        const { list } = (await ask(who, getAccountRecord, { type: 'transfer' })).value as { list: object[] };
        expect(list[0]).toMatchObject({ type: 'transfer', amount });
      }
      expect((await give(30_000, { requestId })).code).toBe('duplicate.mismatch');
      const key = `downline-transfer:${[...ids][0]}:%`;
      expect(await inboxOf(operator.context, below.id, key)).toEqual([['transfer.from-upline', 2_000_000]]);
      expect(await inboxOf(operator.context, agent.id, key)).toEqual([['transfer.sent', 2_000_000]]);
      const shown = (await ask(agent, getDownlineTransfers, { id: String(below.id) })).value;
      expect(shown).toMatchObject({ account: below.username, availableAmount: 80_000, list: [{ amount: 20_000 }] });
    });

    it('goes to nobody who is on a break, excluded, blocked or closed, and the refusal never says why', async () => {
      const { db } = operator.context;
      for (const status of ['blocked', 'closed']) {
        const other = await newAccount({ parentId: agent.id });
        await db.query('update member set status = $2 where id = $1', [other.id, status]);
        expect(await give(20_000, {}, other)).toEqual(unable);
      }
      for (const [kind, length] of [
        ['cool-off', { unit: 'hours', count: 24 }],
        ['exclusion', { unit: 'forever', count: 1 }],
      ] as const) {
        const other = await newAccount({ parentId: agent.id });
        expect((await ask(other, startBreak, { requestId: randomUUID(), kind, length })).status).toBe(200);
        expect(await give(20_000, {}, other)).toEqual(unable);
        expect((await ask(agent, getDownlineTransfers, { id: String(other.id) })).status).toBe(200);
      }
      expect(await cashOf(agent)).toBe(10_000_000);
    });

    it('comes wholly before an exclusion of the same moment, or is refused', async () => {
      const others = await Promise.all(Array.from({ length: 6 }, () => newAccount({ parentId: agent.id })));
      for (const other of others) {
        const [given, begun] = await Promise.all([
          give(10_000, {}, other),
          ask(other, startBreak, {
            ...{ requestId: randomUUID(), kind: 'exclusion', length: { unit: 'forever', count: 1 } },
          }),
        ]);
        expect(begun.status).toBe(200);
        if (given.status !== 200) expect(given).toEqual(unable);
        expect(await cashOf(other)).toBe(given.status === 200 ? 1_000_000 : 0);
        expect(await give(10_000, {}, other)).toEqual(unable);
      }
    });

    it('keeps to the rules of a withdrawal for who gives it, the payment password and the daily limits among them', async () => {
      const { hooks, merchants } = operator.context;
      expect((await give(20_000, { paymentPassword: '000001' })).code).toBe('payment.password.wrong');
      const guard = async (_merchant: unknown, { id }: { id: number }) =>
        id === agent.id ? { code: 'withdrawal.turnover.remaining', remainingTurnoverMinor: 500 } : null;
      hooks.withdrawalGuards.push(guard);
      expect(await give(20_000)).toMatchObject({
        code: 'withdrawal.turnover.remaining',
        value: { remainingTurnover: 5 },
      });
      hooks.withdrawalGuards.splice(hooks.withdrawalGuards.indexOf(guard), 1);
      const setRules = (levels: readonly object[], twoApproversFromMinor: number | null) =>
        merchants.update('aurora', async ({ profile }) => {
          const { withdrawal } = profile.cashier;
          const rules = { ...withdrawal.rules, levels, twoApproversFromMinor } as typeof withdrawal.rules;
          return { ...profile, cashier: { ...profile.cashier, withdrawal: { ...withdrawal, rules } } };
        });
      await setRules([{ fromRank: 0, count: 2, amountMinor: 3_000_000 }], null);
      expect((await give(20_000)).status).toBe(200);
      expect((await give(10_001)).code).toBe('withdrawal.limit.amount');
      expect((await give(10_000)).status).toBe(200);
      expect((await give(10_000)).code).toBe('withdrawal.limit.count');
      await setRules([], 2_000_000);
      expect((await give(20_000)).code).toBe('agent.transfer.review');
      await setRules([], null);
      expect((await give(1)).code).toBe('agent.transfer.amount');
    });

    it('never takes more than is there, and one that was looked up before it arrived never happens', async () => {
      const answers = await Promise.all([give(60_000), give(70_000)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await give(90_000)).code).toBe('insufficient.funds');
      const requestId = randomUUID();
      expect((await ask(agent, getDownlineTransferOutcome, { requestId })).value).toEqual({ transfer: null });
      expect((await give(10_000, { requestId })).code).toBe('request.abandoned');
    });
  });

  describe('and the accounts', () => {
    it('of a branch are found by state, balance and name across all levels, with the sums of the whole filter', async () => {
      const { db, clock } = operator.context;
      const between = await newAccount({ type: 2, parentId: agent.id });
      const deeper = await newAccount({ type: 41, parentId: between.id });
      const players = await Promise.all([0, 1, 2].map(() => newAccount({ parentId: deeper.id })));
      const [rich, old] = players as [Account, Account];
      await giveCash(rich, 500_000);
      const ago = (days: number) => new Date(clock.now().getTime() - days * dayMs);
      await db.query('update member set last_signed_in_at = $2, created_at = $3 where id = $1', [
        old.id,
        ago(61),
        ago(99),
      ]);
      await db.query('update member set last_signed_in_at = $2 where id = $1', [rich.id, ago(31)]);
      await db.query('delete from session where member_id = any($1::bigint[])', [players.map(({ id }) => id)]);
      const find = async (request: object, by = agent) => {
        const { value } = await ask(by, getTeamAccounts, { sort: 'level', order: 'asc', ...request });
        const { list, total, totalBalance } = value as {
          list: { account: string }[];
          total: number;
          totalBalance: number;
        };
        return { names: list.map(({ account }) => account), total, totalBalance };
      };
      expect(await find({ pageSize: 1 })).toEqual({ names: [between.username], total: 5, totalBalance: 5_000 });
      expect(await find({ page: 9 })).toEqual({ names: [], total: 5, totalBalance: 5_000 });
      expect((await find({ seen: 'online' })).names).toEqual([between.username, deeper.username]);
      expect((await find({ seen: 'idle' })).names.sort()).toEqual([old.username, rich.username].sort());
      expect((await find({ seen: 'idle60' })).names).toEqual([old.username]);
      expect((await find({ seen: 'new' })).total).toBe(4);
      expect((await find({ seen: 'never', kind: 'member' })).total).toBe(1);
      expect(await find({ balanceFromMinor: 1 })).toEqual({ names: [rich.username], total: 1, totalBalance: 5_000 });
      expect((await find({ balanceToMinor: 499_999 })).total).toBe(4);
      expect((await find({ keyword: rich.username.toUpperCase() })).names).toEqual([rich.username]);
      expect((await find({ scope: 'direct' })).names).toEqual([between.username]);
      const branch = await ask(agent, getTeamAccounts, { parentId: String(deeper.id), scope: 'direct' });
      expect(branch.value).toMatchObject({
        total: 3,
        trail: [agent, between, deeper].map(({ id, username }) => ({ id: String(id), account: username })),
      });
      const all = (await ask(agent, getTeamAccounts, { sort: 'level', order: 'asc' })).value;
      expect((all.list as { downline: number }[]).map(({ downline }) => downline)).toEqual([4, 3, 0, 0, 0]);
    });
  });
});
