import { randomUUID } from 'node:crypto';
import {
  endNotice,
  getConsoleVipLevels,
  publishNotice,
  rejectDeposit,
  setVipLevels,
  stopPromotion,
} from '@tessera/shared/wire/console';
import type { FastifyInstance } from 'fastify';
import { withBonusFixture } from '../domains/promotions/testing/bonus-fixture.ts';
import { type ConsoleEvent, openConsoleEvents } from '../platform/push/console-events.ts';
import { consoleClient } from '../testing/console-client.ts';
import { seededDatabases } from '../testing/seeded-databases.ts';
import { writeAuditEntry } from './audit-log.ts';

describe.each(seededDatabases)('a change of what visitors see, on %s', (_name, on) => {
  const fixture = withBonusFixture({ on });
  const staff = consoleClient(() => fixture.operator);
  /** As another operator on the same database receives them, for the edges that follow it. */
  const received: ConsoleEvent[] = [];
  beforeAll(async () => {
    const other = await openConsoleEvents(fixture.context.db);
    other.onEvent((event) => received.push(event));
  });

  async function announcedBy(work: () => Promise<unknown>) {
    received.length = 0;
    await work();
    const end = randomUUID();
    await fixture.context.db.query("select pg_notify('console_event', $1)", [JSON.stringify({ type: end })]);
    while (received.every(({ type }) => String(type) !== end)) await new Promise((resume) => setTimeout(resume, 5));
    return received.filter(({ type }) => type === 'visitors-changed');
  }
  const ofAurora = [{ type: 'visitors-changed', merchant: 'aurora' }];

  const publish = (requestId: string) =>
    staff.call(publishNotice, {
      ...{ requestId, merchant: 'aurora', audience: 'all', untilMs: null },
      texts: {
        EN: { title: 'Closed on Sunday', content: 'From noon.' },
        KO: { title: '일요일 휴무', content: '정오부터' },
      },
    });

  it('is announced to the edges once: a notice, its end, a stopped promotion, other levels', async () => {
    const requestId = randomUUID();
    let id = '';
    expect(await announcedBy(async () => ({ id } = (await publish(requestId)).value))).toEqual(ofAurora);
    // The same again changes nothing.
    expect(await announcedBy(() => publish(requestId))).toEqual([]);
    expect(await announcedBy(() => staff.call(endNotice, { merchant: 'aurora', id }))).toEqual(ofAurora);
    expect(await announcedBy(() => staff.call(stopPromotion, { merchant: 'aurora', id: 'first-deposit' }))).toEqual(
      ofAurora,
    );
    const ladder = (await staff.call(getConsoleVipLevels, { code: 'aurora' })).value as {
      version: number;
      levels: object[];
    };
    const levels = ladder.levels.slice(0, -1);
    expect(
      await announcedBy(() => staff.call(setVipLevels, { code: 'aurora', version: ladder.version, levels })),
    ).toEqual(ofAurora);
  });

  it('is not announced when its transaction is rolled back, nor is what concerns a single member', async () => {
    const { context } = fixture;
    const rolledBack = context.db.transaction(async () => {
      const detail = { id: '1' };
      await writeAuditEntry(context, { operator: 'operator', action: 'notice.ended', merchant: 'aurora', detail });
      throw new Error('rolled back');
    });
    expect(await announcedBy(() => rolledBack.catch(() => undefined))).toEqual([]);
    const player = await fixture.newPlayer();
    const id = String(await player.announceDeposit(30_000));
    let status = 0;
    const reject = async () =>
      ({ status } = await staff.call(rejectDeposit, { id, reasonCode: 'deposit.not.received' }));
    expect(await announcedBy(reject)).toEqual([]);
    expect(status).toBe(200);
  });

  it('marks the answer of its console call for the edge, with the change stored; work on a deposit does not', async () => {
    const { app } = fixture.operator;
    const token = await consoleToken(app);
    const answerTo = async (method: 'POST' | 'PUT', path: string, payload: object = {}) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await app.inject({ method, url: `/console-api/${path}`, headers, payload });
      return [answer.statusCode, answer.headers['x-visitors-changed']];
    };
    const player = await fixture.newPlayer();
    const id = await player.announceDeposit(30_000);
    expect(await answerTo('POST', `deposits/${id}/approve`)).toEqual([200, undefined]);
    const isOn = () =>
      fixture.context.merchants.byCode('aurora')?.switchTree.find(({ modId }) => modId === 'MF_WALLET');
    const changes = [{ modId: 'MF_WALLET', isOn: false }];
    expect(await answerTo('PUT', 'merchants/aurora/switches', { changes })).toEqual([200, '1']);
    expect(isOn()).toMatchObject({ enabled: '0' });
    expect(await answerTo('PUT', 'merchants/aurora/status', { systemStatus: 1 })).toEqual([200, '1']);
  });
});

async function consoleToken(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({
    ...{ method: 'POST', url: '/console-api/sign-in', headers: { 'x-tessera-console': '1' } },
    payload: { username: 'operator', password: 'Operator1234', wantsToken: true },
  });
  return answer.json().value.token;
}
