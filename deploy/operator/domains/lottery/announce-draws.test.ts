import { randomUUID } from 'node:crypto';
import type { AnnouncedIssue } from '@tessera/shared/events';
import { voidIssue } from '@tessera/shared/wire/console';
import { minuteMs } from '../../platform/clock/durations.ts';
import { type ConsoleEvents, openConsoleEvents } from '../../platform/push/console-events.ts';
import { consoleClient } from '../../testing/console-client.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { announceDraws, announceDrawsJob, nextLookMs } from './announce-draws.ts';
import { gamesOf } from './game-store.ts';
import { lastDrawn, nextDrawn } from './schedule.ts';

interface Message {
  readonly merchant: string;
  readonly issues: readonly AnnouncedIssue[];
}

describe.each(seededDatabases)('the announcement of draws, on %s', (_name, on) => {
  const { operator } = withOperator({ on });
  const backOffice = consoleClient(() => operator);
  /** As another operator on the same database receives them. */
  let other: ConsoleEvents;
  const received: { readonly type: string; readonly draws?: Message }[] = [];
  beforeAll(async () => {
    other = await openConsoleEvents(operator.context.db);
    other.onEvent((event) => received.push(event));
  });
  beforeEach(() => announce());
  afterEach(() => operator.context.merchants.setSwitches('aurora', { MF_LOTTERY: true }));

  const now = () => operator.context.clock.now();
  const merchantOf = (code: string) => {
    const merchant = operator.context.merchants.byCode(code);
    if (!merchant) throw new Error(`There is no ${code}.`);
    return merchant;
  };
  /** As the job of an operator that has just started does it. */
  const announce = () => announceDrawsJob(operator.context).run(now());
  async function messagesOf(work: () => Promise<unknown>, merchant = 'aurora') {
    received.length = 0;
    await work();
    const end = randomUUID();
    await operator.context.db.query("select pg_notify('console_event', $1)", [JSON.stringify({ type: end })]);
    while (received.every(({ type }) => type !== end)) await new Promise((resume) => setTimeout(resume, 5));
    return received.flatMap(({ draws }) => (draws?.merchant === merchant ? [draws.issues] : []));
  }
  const dice = async () => {
    const game = (await gamesOf(operator.context, merchantOf('aurora'), { evenIfOff: true })).find(
      ({ code }) => code === 'K3',
    );
    if (!game) throw new Error('There are no dice.');
    return game.schedule;
  };
  /** Moves time to the next draw of the dice, and returns its number. */
  async function toNextDraw(): Promise<string> {
    const { number, drawsAtMs } = nextDrawn(await dice(), now().getTime());
    operator.context.clock.advance(drawsAtMs - now().getTime());
    return number;
  }

  const declareVoid = (issue: string) =>
    backOffice.call(voidIssue, { merchant: 'aurora', gameCode: 'K3', issue, reason: 'A wrong price list' });

  it('comes once for each draw, also where two operators are on it or one has just been restarted', async () => {
    const issue = await toNextDraw();
    const messages = await messagesOf(() => Promise.all([announce(), announce()]));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContainEqual({ gameCode: 'K3', issue });
    expect(await messagesOf(announce)).toEqual([]);
    operator.context.clock.advance(1000);
    expect(await messagesOf(announce)).toEqual([]);
  });

  it('is one message for all games that were drawn, to each merchant with its own games', async () => {
    operator.context.clock.advance(10 * minuteMs);
    for (const code of ['aurora', 'lotus']) {
      const games = await gamesOf(operator.context, merchantOf(code));
      const messages = await messagesOf(() => announceDraws(operator.context, merchantOf(code), games, now()), code);
      const drawn = games.filter(
        ({ schedule }) => lastDrawn(schedule, now().getTime()).drawsAtMs > now().getTime() - 10 * minuteMs,
      );
      expect(drawn.length).toBeGreaterThan(1);
      expect(messages).toEqual([
        drawn.map((game) => ({ gameCode: game.code, issue: lastDrawn(game.schedule, now().getTime()).number })),
      ]);
    }
  });

  it('an operator whose clock was an hour ahead silences the others for no more than one turn', async () => {
    await operator.context.db.query("update lottery_announced set up_to = $1 where merchant = 'aurora'", [
      new Date(now().getTime() + 60 * minuteMs),
    ]);
    expect(await messagesOf(announce)).toEqual([]);
    const issue = await toNextDraw();
    expect((await messagesOf(announce)).flat()).toContainEqual({ gameCode: 'K3', issue });
  });

  it('an announcement is undone with its transaction, and comes with the next run', async () => {
    const issue = await toNextDraw();
    const { context } = operator;
    const games = await gamesOf(context, merchantOf('aurora'));
    const undone = context.db.transaction(async () => {
      await announceDraws(context, merchantOf('aurora'), games, now());
      throw new Error('taken back');
    });
    expect(await messagesOf(() => undone.catch(() => undefined))).toEqual([]);
    expect((await messagesOf(announce)).flat()).toContainEqual({ gameCode: 'K3', issue });
  });

  it('a void issue is announced when it is declared void, not at its draw', async () => {
    const schedule = await dice();
    const { number: issue } = nextDrawn(schedule, now().getTime());
    const declare = () => declareVoid(issue);
    expect(await messagesOf(declare)).toEqual([[{ gameCode: 'K3', issue, isVoid: true }]]);
    expect(await messagesOf(declare)).toEqual([]);
    expect(await toNextDraw()).toBe(issue);
    expect((await messagesOf(announce)).flat().filter(({ gameCode }) => gameCode === 'K3')).toEqual([]);
    const next = await toNextDraw();
    expect((await messagesOf(announce)).flat()).toContainEqual({ gameCode: 'K3', issue: next });
  });

  it('a valid draw is announced also when a void issue was drawn after it', async () => {
    const issue = await toNextDraw();
    const voided = await toNextDraw();
    expect(await messagesOf(() => declareVoid(voided))).toEqual([[{ gameCode: 'K3', issue: voided, isVoid: true }]]);
    const issues = (await messagesOf(announce)).flat().filter(({ gameCode }) => gameCode === 'K3');
    expect(issues).toEqual([{ gameCode: 'K3', issue }]);
  });

  it('comes to no merchant that has lottery switched off', async () => {
    await operator.context.merchants.setSwitches('aurora', { MF_LOTTERY: false });
    await toNextDraw();
    expect(await messagesOf(announce)).toEqual([]);
  });

  it('the job looks again at the next draw, at the latest after a minute', async () => {
    const at = now().getTime();
    const games = await gamesOf(operator.context, merchantOf('aurora'));
    const nextMs = nextLookMs(games, at);
    expect(nextMs).toBeGreaterThan(at);
    expect(nextMs).toBeLessThanOrEqual(Math.min(nextDrawn(await dice(), at).drawsAtMs, at + minuteMs));
    const rare = games.filter(({ schedule }) => nextDrawn(schedule, at).drawsAtMs > at + minuteMs);
    expect(rare.length).toBeGreaterThan(0);
    expect(nextLookMs(rare, at)).toBe(at + minuteMs);
  });
});
