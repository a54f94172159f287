import { randomUUID } from 'node:crypto';
import {
  actOnSandboxOrder,
  getAuditLog,
  getConsoleClaims,
  getConsoleDeposits,
  getConsolePayments,
  getConsoleWithdrawals,
  getSandboxOrders,
  getVendorTransfers,
} from '@tessera/shared/wire/console';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { createDeposit } from '@tessera/shared/wire/wallet';
import { dayMs } from '../platform/clock/durations.ts';
import { consoleClient } from '../testing/console-client.ts';
import { seededDatabases } from '../testing/seeded-databases.ts';
import { withOperator } from '../testing/with-operator.ts';

interface Answer {
  readonly total: number;
  readonly list: readonly { readonly username: string; readonly money: { readonly amountMinor: number } }[];
}

describe.each(seededDatabases)('the queues of the console on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  const staff = consoleClient(() => operator);
  const ask = async (endpoint: Endpoint, request: object) => {
    const { status, value } = await staff.call(endpoint, { page: 1, pageSize: 100, ...request });
    expect(status).toBe(200);
    return value as Answer;
  };
  let reference = '';
  let nowMs = 0;

  beforeAll(async () => {
    nowMs = operator.context.clock.now().getTime();
    const token = await site.tokenOf('player01');
    const deposit = async (methodId: string, amount: number) =>
      (
        await site.call(
          createDeposit,
          { requestId: randomUUID(), methodId, amount, depositorName: '데모회원' },
          { token },
        )
      ).body.value as unknown as { reference: string };
    await deposit('ewallet', 30_000);
    ({ reference } = await deposit('bank-transfer', 20_000));
  });

  it('show deposits by player, method, time and amount, a page at a time', async () => {
    const one = { merchant: 'aurora', search: 'PLAYER01', methodId: 'bank-transfer', status: 'pending' };
    const found = await ask(getConsoleDeposits, { ...one, fromMs: nowMs, toMs: nowMs + 1 });
    expect(found.list).toMatchObject([{ reference, money: { amountMinor: 2_000_000 } }]);
    expect((await ask(getConsoleDeposits, { search: reference.slice(2).toLowerCase() })).total).toBe(1);
    for (const none of [
      { merchant: 'lotus' },
      { fromMs: nowMs + 1 },
      { toMs: nowMs },
      { minMinor: 2_000_001 },
      { maxMinor: 1_999_999 },
      { search: '%' },
    ])
      expect((await ask(getConsoleDeposits, { ...one, ...none })).total).toBe(0);
    const all = await ask(getConsoleDeposits, { search: 'player01' });
    const second = await ask(getConsoleDeposits, { search: 'player01', page: 2, pageSize: 1 });
    expect(second).toMatchObject({ total: all.total, list: [all.list[1]] });
  });

  it.each<[string, Endpoint, object]>([
    ['withdrawals', getConsoleWithdrawals, { status: ['completed', 'rejected'], payment: ['sent'] }],
    ['payments', getConsolePayments, { view: 'all', status: 'credited', provider: 'coin' }],
    ['payments to decide', getConsolePayments, { view: 'review', provider: 'ewallet' }],
    ['claims', getConsoleClaims, { state: 'open' }],
    ['vendor transfers', getVendorTransfers, { status: 'transit', vendor: 'BNG' }],
  ])('take all filters together for %s', async (_queue, endpoint, own) => {
    const all = { merchant: 'aurora', search: 'nobody', fromMs: 0, toMs: nowMs + dayMs, minMinor: 1, maxMinor: 2 };
    expect(await ask(endpoint, { ...all, ...own })).toEqual({ total: 0, list: [] });
  });

  it('log what a provider of the sandbox was made to do together with its effect, or neither', async () => {
    const orders = await ask(getSandboxOrders, { merchant: 'aurora' });
    const order = orders.list.find(({ username }) => username === 'player01') as unknown as { reference: string };
    const act = (fields: object) => staff.call(actOnSandboxOrder, { provider: 'ewallet', ...order, ...fields });
    const log = async () => ((await staff.call(getAuditLog, { pageSize: 1 })).value as { total: number }).total;
    const { db } = operator.context;
    const paid = async () => (await db.query('select 1 from sandbox_payment')).length;
    const before = [await log(), await paid()];
    expect((await act({ reference: order.reference, act: 'reverse' })).code).toBe('sandbox.payment.unpaid');
    await db.script('alter table console_log add constraint none check (false) not valid');
    expect((await act({ reference: order.reference, act: 'lose' })).status).toBe(500);
    await db.script('alter table console_log drop constraint none');
    expect([await log(), await paid()]).toEqual(before);
    expect((await act({ reference: order.reference, act: 'lose' })).status).toBe(200);
    expect([await log(), await paid()]).toEqual(before.map((count) => count + 1));
  });
});
