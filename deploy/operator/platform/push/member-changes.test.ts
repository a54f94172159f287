import { randomUUID } from 'node:crypto';
import { actOnSandboxOrder, getSandboxOrders } from '@tessera/shared/wire/console';
import { createDeposit } from '@tessera/shared/wire/wallet';
import { decideDeposit } from '../../domains/cashier/deposit-store.ts';
import { withBonusFixture } from '../../domains/promotions/testing/bonus-fixture.ts';
import { consoleClient } from '../../testing/console-client.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { minuteMs } from '../clock/durations.ts';
import { type ConsoleEvents, openConsoleEvents } from './console-events.ts';

describe.each(seededDatabases)('the changes of a member on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });
  const office = consoleClient(() => fixture.operator);
  /** As another operator on the same database receives them. */
  let other: ConsoleEvents;
  const received: { readonly type: string; readonly member?: number; readonly kind?: string }[] = [];
  beforeAll(async () => {
    other = await openConsoleEvents(fixture.context.db);
    other.onEvent((event) => received.push(event));
  });

  /** What was notified by the work, to whom. */
  async function changesBy(work: () => Promise<unknown>) {
    received.length = 0;
    await work();
    const end = randomUUID();
    await fixture.context.db.query("select pg_notify('console_event', $1)", [JSON.stringify({ type: end })]);
    while (received.every(({ type }) => type !== end)) await new Promise((resume) => setTimeout(resume, 5));
    return received.flatMap(({ type, member, kind }) => (type === 'member-changed' ? [{ member, kind }] : []));
  }
  const kindsOf = async (work: () => Promise<unknown>, member: number) => {
    const changes = await changesBy(work);
    expect(changes.every((one) => one.member === member)).toBe(true);
    return [...new Set(changes.map(({ kind }) => kind))].sort();
  };

  it('are notified of a deposit when it is requested and when it is credited, once it is committed', async () => {
    const player = await fixture.newPlayer();
    let id = 0;
    const { id: member } = player.member;
    expect(await kindsOf(async () => (id = await player.announceDeposit(30_000)), member)).toEqual(['deposit']);
    expect(await kindsOf(() => player.approve(id), member)).toEqual(['balance', 'deposit', 'message']);
    // The same again changes nothing, and what is taken back is notified to nobody.
    const undone = fixture.context.db.transaction(async () => {
      await decideDeposit(fixture.context, await player.announceDeposit(10_000), 'approved', 'operator', null);
      throw new Error('taken back');
    });
    expect(await changesBy(() => Promise.all([player.approve(id), undone.catch(() => undefined)]))).toEqual([]);
  });

  it('are notified when a payment comes after its deposit has expired, and when it is reversed', async () => {
    const player = await fixture.newPlayer();
    const request = { requestId: randomUUID(), methodId: 'ewallet', amount: 30_000, depositorName: 'Bonus' } as const;
    await player.call(createDeposit, request);
    const { list } = (await office.call(getSandboxOrders, { pageSize: 100 })).value as {
      list: { reference: string }[];
    };
    const act = (kind: 'pay' | 'reverse') =>
      office.call(actOnSandboxOrder, { provider: 'ewallet', reference: list[0]?.reference, act: kind });
    const expire = async () => {
      fixture.context.clock.advance(24 * 60 * minuteMs);
      await fixture.context.jobs.runDue();
    };
    // Other members' matters end with the time as well.
    expect(await changesBy(expire)).toContainEqual({ member: player.member.id, kind: 'deposit' });
    expect(await kindsOf(() => act('pay'), player.member.id)).toEqual(expect.arrayContaining(['balance', 'deposit']));
    expect(await kindsOf(() => act('reverse'), player.member.id)).toEqual(
      expect.arrayContaining(['balance', 'claim', 'deposit']),
    );
  });

  it('are no stakes and payouts of a round that its page waits for, but a result that comes later', async () => {
    const player = await fixture.newPlayer();
    await player.giveCash(1_000);
    expect(await changesBy(() => player.play(10, { pays: 20 }))).toEqual([]);
    await player.play(10);
    fixture.context.clock.advance(minuteMs);
    expect(await kindsOf(player.closeRounds, player.member.id)).toEqual(['bet']);
  });
});
