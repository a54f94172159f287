import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { one } from '@tessera/database/database';
import { priceListId } from '@tessera/shared/lottery';
import { cancelBet, getChaseTerms, getDraw, placeBets, placeChase } from '@tessera/shared/wire/lottery';
import { offsetClock } from '../../platform/clock/clock.ts';
import { type TestOperator, testOperator, testStart } from '../../testing/operator.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { storeOffset } from '../../testing/store-offset.ts';
import type { TestDatabase } from '../../testing/test-databases.ts';
import { injecting, overHttp } from '../../testing/transport.ts';
import { type WireClient, wireClient } from '../../testing/wire-client.ts';
import { houseOwner, playerOwner } from '../ledger/ledger.ts';
import { settleDue } from './settlement.ts';

interface OpenIssue {
  readonly issue: string;
  readonly closesAtMs: number;
}

const onPostgres = seededDatabases.filter(([name]) => name === 'PostgreSQL');
/** Bets in the last moment, each on a connection of its own. */
const count = process.env.TESSERA_FULL ? 200 : 40;
const lastMs = 50;
/** Bets that are sent in good time, so that some are accepted on the slowest machine. */
const early = 5;
const cashMinor = 100_000;
/** Of two single bets at 100. */
const stakeMinor = 20_000;

describe.each(onPostgres)('the close of an issue on %s', (_name, open) => {
  let database: TestDatabase;
  let operator: TestOperator;
  beforeAll(async () => {
    database = await open();
    operator = await testOperator({ db: database.database, clock: offsetClock(testStart.getTime() - Date.now()) });
  });
  afterAll(async () => {
    await operator.close();
    await database.close();
  });

  /** A player with cash, and the token of a session. */
  async function newPlayer({ context }: TestOperator, username: string): Promise<{ id: number; token: string }> {
    const { accounts, sessions, ledger } = context;
    const { id } = await accounts.create({ merchant: 'aurora', username, type: 0, password: null });
    await ledger.post({
      merchant: 'aurora',
      key: randomUUID(),
      kind: 'opening',
      reference: 'test',
      lines: [
        { account: { owner: houseOwner, kind: 'opening' }, amountMinor: -cashMinor },
        { account: { owner: playerOwner(id), kind: 'player_cash' }, amountMinor: cashMinor },
      ],
    });
    return { id, token: await sessions.issue(id) };
  }

  async function openIssue(site: WireClient): Promise<OpenIssue> {
    const { value } = (await site.call(getDraw, { code: 'K3' })).body;
    return (value as { current: OpenIssue }).current;
  }

  const betOn = (issue: string) => ({
    requestId: randomUUID(),
    priceList: priceListId,
    lines: [{ gameCode: 'K3', issue, playCode: 'sum-sides', numbers: [['big', 'odd']], unit: 100, multiple: 1 }],
  });

  it('takes no bet after it by the clock of the database, and loses none that it took', async () => {
    const { db, clock } = operator.context;
    await db.script(`
      create table bet_moment (bet bigint not null, at timestamptz not null);
      create function note_moment() returns trigger language plpgsql as
        $$ begin insert into bet_moment values (new.id, clock_timestamp()); return null; end $$;
      create trigger bet_moment_noted after insert on lottery_bet for each row execute function note_moment();`);
    await operator.app.listen({ host: '127.0.0.1', port: 0 });
    const site = wireClient(overHttp((operator.app.server.address() as AddressInfo).port));
    const all = [];
    for (let n = 0; n < count + early; n += 1) all.push(await newPlayer(operator, `close${n}`));
    // Opens the connections.
    await Promise.all(all.map(() => site.call(getDraw, { code: 'K3' })));
    const current = await openIssue(site);
    const untilClose = () => current.closesAtMs - clock.now().getTime();
    clock.advance(Math.max(0, untilClose() - 2_000));

    const answers = await Promise.all(
      all.map(async ({ id, token }, n) => {
        await wait(n < early ? 0 : untilClose() - (lastMs * (n - early)) / count);
        const { status, body } = await site.call(placeBets, betOn(current.issue), { token });
        return { id, code: status === 200 ? 'accepted' : body.errorCode };
      }),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['accepted', 'lottery.issue.closed']));

    const accepted = answers.filter(({ code }) => code === 'accepted').map(({ id }) => id);
    const bets = await db.query<{ memberId: number; at: Date }>(
      'select b.member_id as "memberId", m.at from lottery_bet b join bet_moment m on m.bet = b.id order by b.member_id',
    );
    expect(bets.map(({ memberId }) => memberId)).toEqual(accepted.sort((one, other) => one - other));
    const closedAtMs = current.closesAtMs - clock.offsetMs;
    expect(bets.filter(({ at }) => at.getTime() >= closedAtMs)).toEqual([]);
    for (const { id } of all) {
      const { player_cash: cash } = await operator.context.ledger.balances('aurora', playerOwner(id));
      expect(cash).toBe(accepted.includes(id) ? cashMinor - stakeMinor : cashMinor);
    }
    clock.advance(60_000);
    await settleDue(operator.context, clock.now());
    expect(await db.query("select 1 from lottery_bet where status = 'pending'")).toEqual([]);
  });

  /** Expects that bets, chases and cancellations of an issue are refused after `close`, and that a bet before it was taken. */
  async function expectRefusedAfter(
    late: TestOperator,
    username: string,
    close: (closesAtMs: number) => void | Promise<void>,
  ) {
    const site = wireClient(injecting(late.app));
    const { id, token } = await newPlayer(late, username);
    const terms = (await site.call(getChaseTerms, { gameCode: 'K3', count: 4 })).body.value;
    const { issue, closesAtMs } = one((terms as { issues: OpenIssue[] }).issues.slice(2, 3));
    const early = (await site.call(placeBets, betOn(issue), { token })).body.value as { bets: { id: string }[] };
    const cashAfterBet = cashMinor - stakeMinor;
    await close(closesAtMs);
    const cancelled = await site.call(cancelBet, { id: Number(one(early.bets).id) }, { token });
    const placed = await site.call(placeBets, betOn(issue), { token });
    const { lines, ...order } = betOn(issue);
    const plan = { gameCode: 'K3', fromIssue: issue, issues: 2, strategy: 'same', multiple: 1, total: 400 };
    const [{ playCode, numbers, unit, multiple }] = lines as [(typeof lines)[0]];
    const chase = { ...order, ...plan, stopsOnWin: false, lines: [{ playCode, numbers, unit, multiple }] };
    const chased = await site.call(placeChase, chase, { token });
    for (const { body } of [cancelled, placed, chased]) expect(body.errorCode).toBe('lottery.issue.closed');
    const balances = () => late.context.ledger.balances('aurora', playerOwner(id));
    expect((await balances()).player_cash).toBe(cashAfterBet);
    // An order that may be placed in part: one of its issues has closed, the next one has not.
    const next = one((terms as { issues: OpenIssue[] }).issues.slice(3));
    const both = { ...betOn(issue), skipsClosed: true, lines: [...lines, { ...one(lines), issue: next.issue }] };
    const { value } = (await site.call(placeBets, both, { token })).body;
    expect(value).toMatchObject({ closedLines: [0], bets: [{ issue: next.issue }] });
    expect((await balances()).player_cash).toBe(cashAfterBet - stakeMinor);
  }

  it('takes no order and no chase after it, and gives no bet back, where the clock of the operator is slow', async () => {
    const slowByMs = 60_000;
    const clock = offsetClock(testStart.getTime() - Date.now(), () => Date.now() - slowByMs);
    const slow = await testOperator({ db: database.database, clock });
    try {
      // Closed for half a minute by the database's clock, and open for another by the operator's.
      await expectRefusedAfter(slow, 'slowclock', (closesAtMs) =>
        clock.advance(closesAtMs - clock.now().getTime() - slowByMs / 2),
      );
    } finally {
      await slow.close();
    }
  });

  it('takes no order and gives no bet back after it where the operator was not notified that the time of the sandbox was moved', async () => {
    const clock = offsetClock(testStart.getTime() - Date.now());
    const { offsetMs } = clock;
    const unaware = await testOperator({ db: database.database, clock });
    try {
      await expectRefusedAfter(unaware, 'unaware', (closesAtMs) =>
        storeOffset(database.database, closesAtMs - clock.now().getTime() + 1_000),
      );
      expect(clock.offsetMs).toBe(offsetMs);
    } finally {
      await unaware.close();
    }
  });
});
