import { randomUUID } from 'node:crypto';
import {
  type Campaign,
  getAudience,
  getAuditLog,
  getCampaigns,
  sendCampaign,
  stopCampaign,
} from '@tessera/shared/wire/console';
import { getInbox } from '@tessera/shared/wire/inbox';
import { dayMs } from '../../platform/clock/durations.ts';
import { consoleClient } from '../../testing/console-client.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { takeBreak } from '../../testing/take-break.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { deliverBatch, deliverJob } from './deliver.ts';

describe.each(seededDatabases)('a message to a segment, on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  const backOffice = consoleClient(() => operator);
  const now = () => operator.context.clock.now();
  const run = () => operator.context.jobs.runDue();

  let nextRank = 60;
  /** Members of a rank of their own, so that no other test's members are in the segment. */
  async function group(count: number, agreed = true) {
    const { db, accounts } = operator.context;
    nextRank += 1;
    const members = [];
    for (let n = 0; n < count; n += 1) {
      const username = `seg${nextRank}x${n}`;
      const { id } = await accounts.create({ merchant: 'aurora', username, type: 0, password: null });
      await db.query('update member set club_rank = $2 where id = $1', [id, nextRank]);
      if (agreed) await consent(id, true);
      members.push(id);
    }
    return { rank: nextRank, members, segment: { rankFrom: nextRank, rankTo: nextRank } };
  }
  const consent = (id: number, isGiven: boolean) =>
    operator.context.db.query(
      "insert into marketing_consent (member_id, channel, is_given, at) values ($1, 'inbox', $2, $3)",
      [id, isGiven, now()],
    );
  const text = { title: 'A new game', content: 'It is in the lobby.' };
  const send = (change: object) =>
    backOffice.call(sendCampaign, {
      ...{ requestId: randomUUID(), merchant: 'aurora', kind: 'marketing', segment: {}, page: 'bonusDetails' },
      ...{ texts: { EN: text, KO: { title: '새 게임', content: '로비에 있습니다.' } }, startsAtMs: null },
      ...change,
    });
  const audience = async (segment: object) =>
    (await backOffice.call(getAudience, { merchant: 'aurora', ...segment })).value as unknown;
  const received = async (members: readonly number[]) =>
    (
      await operator.context.db.query<{ id: number }>(
        `select member_id as id from inbox_message where topic = 'written' and member_id = any($1::bigint[]) order by 1`,
        [members],
      )
    ).map(({ id }) => id);
  const campaigns = async () =>
    ((await backOffice.call(getCampaigns, { merchant: 'aurora' })).value as { list: Campaign[] }).list;

  it('is counted by each of its bounds, with those who agreed to messages beside it', async () => {
    const { db } = operator.context;
    const { members, segment } = await group(4);
    const [first = 0, second = 0, third = 0, fourth = 0] = members;
    await consent(second, false);
    await takeBreak(db, third, now());
    expect(await audience(segment)).toEqual({ matching: 4, withConsent: 2 });
    const nowMs = now().getTime();
    const old = new Date(nowMs - 10 * dayMs);
    await db.query('update member set created_at = $2, last_signed_in_at = $2 where id = $1', [first, old]);
    await db.query(
      `insert into promotion_participation (member_id, promotion_id, status, at, version) values ($1, 'first-deposit', 'joined', $2, 1)`,
      [fourth, now()],
    );
    await operator.context.ledger.post({
      ...{ merchant: 'aurora', key: `seg:${first}`, kind: 'opening', reference: 'seg' },
      lines: [
        { account: { owner: 'house', kind: 'opening' }, amountMinor: -5_000 },
        { account: { owner: `player:${first}`, kind: 'player_cash' }, amountMinor: 5_000 },
      ],
    });
    for (const [bounds, matching] of [
      [{ registeredToMs: nowMs - 9 * dayMs }, 1],
      [{ registeredFromMs: old.getTime() + 1 }, 3],
      [{ activeFromMs: old.getTime(), activeToMs: old.getTime() + 1 }, 1],
      [{ promotionId: 'first-deposit' }, 1],
      [{ balanceFromMinor: 5_000, balanceToMinor: 5_000 }, 1],
      [{ balanceToMinor: 4_999 }, 3],
      [{ rankTo: segment.rankTo - 1 }, 0],
    ] as const)
      expect(await audience({ ...segment, ...bounds })).toMatchObject({ matching });
    await db.query("update member set status = 'blocked' where id = $1", [first]);
    await db.query('update member set type = 4 where id = $1', [second]);
    expect(await audience(segment)).toMatchObject({ matching: 2 });
  });

  it('is refused when something of it is missing', async () => {
    for (const [change, code] of [
      [{ texts: { EN: text } }, 'campaign.language.missing'],
      [{ texts: { KO: text } }, 'request.invalid'],
      [{ texts: { EN: { ...text, content: ' ' }, KO: text } }, 'request.invalid'],
      [{ kind: 'service' }, 'campaign.reason.missing'],
      [{ startsAtMs: now().getTime() - 1 }, 'campaign.time.past'],
      [{ merchant: 'nobody' }, 'merchant.unknown'],
      [{ page: 'nowhere' }, 'request.invalid'],
    ] as const)
      expect(await send(change)).toMatchObject({ code });
    expect(await campaigns()).toEqual([]);
  });

  it('reaches each member once, in the reader’s language and as plain text, though it is sent twice and delivered by two at once', async () => {
    const { members, segment } = await group(5);
    const hostile = '<img src=x onerror=alert(1)>';
    const requestId = randomUUID();
    const texts = { EN: { title: hostile, content: `${hostile}\n&amp;` }, KO: { title: '새 게임', content: '로비' } };
    const sent = await Promise.all([1, 2, 3].map(() => send({ requestId, segment, texts })));
    expect(sent.filter(({ value }) => (value as { isChanged: boolean }).isChanged)).toHaveLength(1);
    const { id = '' } = (sent[0]?.value ?? {}) as { id?: string };
    await Promise.all(Array.from({ length: 8 }, () => deliverBatch(operator.context, Number(id), 2)));
    await Promise.all([run(), run()]);
    expect(await received(members)).toEqual(members);
    const token = await operator.context.sessions.issue(members[0] ?? 0);
    const inbox = async (language: string) =>
      ((await site.call(getInbox, {}, { token, headers: { language } })).body.value as { list: object[] }).list[0];
    expect(await inbox('EN')).toMatchObject({ title: hostile, content: `${hostile}\n&amp;`, page: 'bonusDetails' });
    expect(await inbox('KO')).toMatchObject({ title: '새 게임' });
    const [campaign] = await campaigns();
    expect(campaign).toMatchObject({ state: 'done', delivered: 5, leftOut: 0, waiting: 0, createdBy: 'operator' });
    const { list } = (await backOffice.call(getAuditLog, {})).value as { list: { action: string; detail: object }[] };
    expect(list.filter(({ action }) => action === 'campaign.sent')).toHaveLength(1);
  });

  it('asks for consent when it is delivered, not only when it is counted; a service message reaches all', async () => {
    const { members, segment } = await group(3);
    const [first = 0, second = 0, third = 0] = members;
    const startsAtMs = now().getTime() + 60_000;
    await send({ segment, startsAtMs });
    expect(await audience(segment)).toEqual({ matching: 3, withConsent: 3 });
    await consent(second, false);
    await run();
    expect(await received(members)).toEqual([]);
    operator.context.clock.advance(60_000);
    await run();
    expect(await received(members)).toEqual([first, third]);
    expect((await campaigns())[0]).toMatchObject({ delivered: 2, leftOut: 1 });
    await send({ segment, kind: 'service', reason: 'The terms change.' });
    operator.context.clock.advance(1_000);
    await run();
    expect(await received(members)).toEqual([first, first, second, third, third]);
    expect((await campaigns())[0]).toMatchObject({ kind: 'service', reason: 'The terms change.', delivered: 3 });
  });

  it('stops midway: what was delivered stays, and nobody else gets it', async () => {
    const { members, segment } = await group(5);
    const { value } = await send({ segment });
    const { id } = value as { id: string };
    expect(await deliverBatch(operator.context, Number(id), 2)).toBe(true);
    expect((await campaigns())[0]).toMatchObject({ state: 'sending', delivered: 2, waiting: 3 });
    for (const isChanged of [true, false])
      expect((await backOffice.call(stopCampaign, { id })).value).toEqual({ isChanged });
    expect(await deliverBatch(operator.context, Number(id), 2)).toBe(false);
    operator.context.clock.advance(dayMs);
    await run();
    expect(await received(members)).toEqual(members.slice(0, 2));
    expect((await campaigns())[0]).toMatchObject({ state: 'stopped', stoppedBy: 'operator', waiting: 0 });
    expect(await backOffice.call(stopCampaign, { id: '999999' })).toMatchObject({ code: 'campaign.unknown' });
  });

  it('reaches nobody who last signed in from a country that the merchant may not serve', async () => {
    const { merchants, db } = operator.context;
    const { members, segment } = await group(2);
    await db.query(`update member set last_signed_in_country = 'VN' where id = $1`, [members[1] ?? 0]);
    const restore = merchants.byCode('aurora')?.profile.blockedCountries ?? [];
    await merchants.update('aurora', async ({ profile }) => ({ ...profile, blockedCountries: ['VN'] }));
    expect(await audience(segment)).toEqual({ matching: 2, withConsent: 1 });
    await send({ segment });
    await deliverJob(operator.context).run(now());
    expect(await received(members)).toEqual([members[0]]);
    await merchants.update('aurora', async ({ profile }) => ({ ...profile, blockedCountries: restore }));
    expect(await audience(segment)).toEqual({ matching: 2, withConsent: 2 });
  });
});
