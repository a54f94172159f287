import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import { getDraw, getMyBets, getOrderOutcome, placeBets } from '@tessera/shared/wire/lottery';
import { holdMember } from '../../testing/hold-transaction.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { type BonusPlayer, withBonusFixture } from '../promotions/testing/bonus-fixture.ts';

interface Draw {
  readonly issue: string;
  readonly closesAtMs: number;
}
interface Placed {
  readonly orderId: string;
  readonly bets: readonly { readonly id: string; readonly gameCode: string; readonly stake: number }[];
  readonly closedLines: readonly number[];
}

const unit = 10_000;

describe.each(seededDatabases)('an order whose issues have closed in part, on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });
  let player: BonusPlayer;
  beforeEach(async () => {
    player = await fixture.newPlayer();
    await player.giveCash(50_000_000);
    await untilDiceCloseFirst();
  });

  const drawOf = async (code: string) => ((await player.call(getDraw, { code })).value as { current: Draw }).current;
  const advanceTo = (atMs: number) => fixture.context.clock.advance(atMs - fixture.context.clock.now().getTime());
  /** Goes on until the game of dice closes before that of eleven numbers. */
  async function untilDiceCloseFirst() {
    while ((await drawOf('K3')).closesAtMs >= (await drawOf('11X5')).closesAtMs)
      advanceTo((await drawOf('11X5')).closesAtMs + 10_000);
  }
  const dice = async (more: object = {}) => ({
    gameCode: 'K3',
    issue: (await drawOf('K3')).issue,
    playCode: 'sum-sides',
    numbers: [['big']],
    unit,
    multiple: 1,
    ...more,
  });
  const eleven = async (more: object = {}) => ({
    gameCode: '11X5',
    issue: (await drawOf('11X5')).issue,
    playCode: 'any1',
    numbers: [['01']],
    unit,
    multiple: 1,
    ...more,
  });
  const orderOf = (lines: readonly object[], more: object = {}) => ({
    requestId: randomUUID(),
    priceList: priceListId,
    skipsClosed: true,
    lines,
    ...more,
  });
  async function send(order: object) {
    const { status, code, value } = await player.call(placeBets, order);
    return { status, code, value: value as Placed };
  }
  const cash = async () => (await player.wallets()).cash;
  const allBets = async () => ((await player.call(getMyBets, {})).value as { total: number }).total;

  it('bets the lines that are open, names the others, and takes the stake of what is bet', async () => {
    const lines = [await dice(), await eleven(), await dice({ numbers: [['small']] }), await eleven({ multiple: 3 })];
    const before = await cash();
    advanceTo((await drawOf('K3')).closesAtMs);
    const { status, value } = await send(orderOf(lines));
    expect(status).toBe(200);
    expect(value.closedLines).toEqual([0, 2]);
    expect(value.bets.map(({ gameCode, stake }) => [gameCode, stake])).toEqual([
      ['11X5', unit],
      ['11X5', 3 * unit],
    ]);
    expect(await cash()).toBe(before - 4 * unit);
  });

  it('has one answer for its copies, for a repetition after all has closed, and for whoever asks what came of it', async () => {
    const order = orderOf([await dice(), await eleven()]);
    advanceTo((await drawOf('K3')).closesAtMs);
    const copies = await Promise.all(Array.from({ length: 16 }, () => send(order)));
    const [first] = copies;
    expect(first?.value.closedLines).toEqual([0]);
    expect(copies).toEqual(copies.map(() => first));
    advanceTo((await drawOf('11X5')).closesAtMs);
    const repeated = await send(order);
    expect([repeated.value.orderId, repeated.value.closedLines]).toEqual([first?.value.orderId, [0]]);
    const outcome = (await player.call(getOrderOutcome, { requestId: order.requestId })).value as { order: Placed };
    expect([outcome.order.orderId, outcome.order.closedLines]).toEqual([first?.value.orderId, [0]]);
    expect(await allBets()).toBe(1);
    const others = { ...order, lines: [await dice(), order.lines[1]] };
    expect(await send(others)).toMatchObject({ status: 409, code: 'duplicate.mismatch' });
  });

  it('stores no numbers of a line that is not bet, and still distinguishes a repetition from an order with others', async () => {
    const typed = Array.from({ length: 5000 }, (_, at) => String(at).padStart(20, '0'));
    const lines = [await dice({ numbers: [typed], halfPaid: ['12'] }), await eleven()];
    const order = orderOf(lines);
    advanceTo((await drawOf('K3')).closesAtMs);
    const first = await send(order);
    expect(first).toMatchObject({ status: 200, value: { closedLines: [0] } });
    expect((await send(order)).value.orderId).toBe(first.value.orderId);
    for (const other of [{ numbers: [typed.slice(1)] }, { halfPaid: ['13'] }])
      expect(await send({ ...order, lines: [{ ...lines[0], ...other }, lines[1]] })).toMatchObject({
        code: 'duplicate.mismatch',
      });
    const [stored] = await fixture.context.db.query<{ length: number }>(
      'select length(lines::text) as length from lottery_order where id = $1',
      [first.value.orderId],
    );
    expect(stored?.length).toBeLessThan(2000);
  });

  it('takes nothing where all have closed, and names all lines', async () => {
    const lines = [await dice(), await eleven()];
    const before = await cash();
    advanceTo((await drawOf('11X5')).closesAtMs);
    expect(await send(orderOf(lines))).toMatchObject({
      status: 409,
      code: 'lottery.issue.closed',
      value: { lines: [0, 1] },
    });
    expect(await cash()).toBe(before);
  });

  it('takes nothing where an open line is refused, and names that line by its place among all', async () => {
    const lines = [await dice(), await eleven(), await eleven({ numbers: [['99']] })];
    const before = await cash();
    advanceTo((await drawOf('K3')).closesAtMs);
    expect(await send(orderOf(lines))).toMatchObject({ status: 400, code: 'lottery.bet.invalid', value: { line: 2 } });
    expect(await cash()).toBe(before);
    expect(await allBets()).toBe(0);
  });

  it('counts the open lines alone against balance and limits', async () => {
    const lines = [await dice({ multiple: 6000 }), await eleven()];
    expect((await send(orderOf(lines))).status).not.toBe(200);
    advanceTo((await drawOf('K3')).closesAtMs);
    expect(await send(orderOf(lines))).toMatchObject({ status: 200, value: { closedLines: [0] } });
  });

  it('bets what is still open when its turn comes', async () => {
    const order = orderOf([await dice(), await eleven()]);
    const { closesAtMs } = await drawOf('K3');
    const hold = holdMember(fixture.context.db, player.member.id);
    await hold.isHeld;
    const answer = send(order);
    advanceTo(closesAtMs);
    hold.release();
    expect(await answer).toMatchObject({ status: 200, value: { closedLines: [0] } });
  });

  it('is refused as a whole for a page that does not ask for a part of it', async () => {
    const order = orderOf([await dice(), await eleven()], { skipsClosed: false });
    advanceTo((await drawOf('K3')).closesAtMs);
    expect(await send(order)).toMatchObject({ status: 409, code: 'lottery.issue.closed', value: { lines: [0] } });
    expect(await allBets()).toBe(0);
  });
});
