import { randomUUID } from 'node:crypto';
import { checkEnvelopes, type EnvelopeRecord, poolOf } from '@tessera/shared/fairness/draws';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getEnvelopeProof, getEnvelopes, openEnvelope } from '@tessera/shared/wire/promotions';
import { dayMs, hourMs, minuteMs } from '../../platform/clock/durations.ts';
import { expectLedgerInOrder } from '../../testing/expect-ledger-in-order.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { addSettledStake } from '../../testing/settled-stake.ts';
import { takeBreak } from '../../testing/take-break.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { openTrialAccount, setClubRank } from '../identity/index.ts';
import { playerOwner } from '../ledger/index.ts';
import { runDrops } from './deal-and-end.ts';
import { cancelDrop, type NewDrop, publishDrop } from './publish.ts';

/** For whoever has the highest rank, which nobody of the demo has. */
const rules: NewDrop['rules'] = {
  kinds: [
    { count: 1, amountMinor: 500 },
    { count: 3, amountMinor: 100 },
  ],
  minimumRank: 99,
  betDays: null,
};
const text = (title: string) => ({ title, detail: 'Detail' });
const texts = { KO: text('홍바오'), EN: text('Envelopes') };
type Drop = AnswerOf<typeof getEnvelopes>['list'][number];

describe.each(seededDatabases)('red envelopes on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  const clock = () => operator.context.clock;
  const nowMs = () => clock().now().getTime();
  const run = (context = operator.context) => runDrops(context, clock().now());
  const until = (at: Date) => clock().advance(Math.max(0, at.getTime() - nowMs()));

  async function newPlayer(rank = 99) {
    const { accounts, sessions, db, ledger } = operator.context;
    const username = `hong${randomUUID().slice(0, 8)}`;
    const { id } = await accounts.create({ merchant: 'aurora', username, type: 0, password: null });
    await setClubRank(db, id, rank);
    const call = async (...[endpoint, request]: Parameters<typeof site.call>) =>
      site.call(endpoint, request, { token: await sessions.issue(id) });
    const answer = async () => (await call(getEnvelopes, {})).body.value as AnswerOf<typeof getEnvelopes>;
    const drop = async (of: number): Promise<Drop | undefined> => (await answer()).list.find((one) => one.id === of);
    const cash = () => ledger.balance('aurora', { owner: playerOwner(id), kind: 'player_cash' });
    const open = async (of: number) => {
      const { status, body } = await call(openEnvelope, { id: of });
      return [status, body.errorCode ?? (body.value as { amount: number }).amount] as const;
    };
    const rest = () => takeBreak(db, id, clock().now(), { days: 1 });
    return { id, call, answer, drop, cash, open, rest };
  }
  const manyPlayers = (length: number) => Promise.all(Array.from({ length }, () => newPlayer()));
  /** Whom an earlier test has made does not take part in the next one. */
  afterEach(() => operator.context.db.query('update member set club_rank = 0 where club_rank = 99'));

  async function publish(own: Partial<NewDrop['rules']> = {}) {
    const opensAt = new Date(nowMs() + minuteMs);
    const endsAt = new Date(opensAt.getTime() + hourMs);
    const drop = { merchant: 'aurora', texts, rules: { ...rules, ...own }, opensAt, endsAt };
    return { id: await publishDrop(operator.context, drop, 'test'), opensAt, endsAt };
  }
  async function deal(own: Partial<NewDrop['rules']> = {}) {
    const drop = await publish(own);
    until(drop.opensAt);
    await run();
    return drop;
  }
  const poolLeft = (id: number) =>
    operator.context.ledger.balance('aurora', { owner: `red-envelope:${id}`, kind: 'prize_pool' });
  const proofOf = async (id: number) =>
    (await site.call(getEnvelopeProof, { id })).body.value as AnswerOf<typeof getEnvelopeProof>;

  it('are proved to one address thirty times a minute and no more', async () => {
    const { id } = await publish();
    const asked = await Promise.all(Array.from({ length: 31 }, () => site.call(getEnvelopeProof, { id })));
    expect(asked.filter(({ body }) => body.errorCode === 'request.too.frequent')).toHaveLength(1);
    clock().advance(minuteMs);
    expect((await site.call(getEnvelopeProof, { id })).status).toBe(200);
  });

  it('are dealt once to everybody whom a drop is for, by jobs that run at once, and anybody can check it afterwards', async () => {
    const [one, other, lower] = [await newPlayer(), await newPlayer(), await newPlayer(98)];
    const drop = await publish();
    const before = await proofOf(drop.id);
    expect(before).toMatchObject({ seed: null, listHash: null, codes: [], amounts: null, isCommittedBefore: true });
    expect(await one.drop(drop.id)).toMatchObject({ stage: 'coming', status: 'waiting', amount: null });
    expect(await one.open(drop.id)).toEqual([409, 'envelope.not.running']);
    until(drop.opensAt);
    await Promise.all([run(), run()]);
    expect(await one.drop(drop.id)).toMatchObject({ stage: 'running', status: 'unopened', members: 2, amount: null });
    expect(await lower.drop(drop.id)).toMatchObject({ status: 'not-eligible' });
    expect((await proofOf(drop.id)).amounts).toBeNull();
    const [status, amount] = await one.open(drop.id);
    expect([status, [5, 1].includes(Number(amount))]).toEqual([200, true]);
    until(drop.endsAt);
    await Promise.all([run(), run()]);
    expect(await one.drop(drop.id)).toMatchObject({ stage: 'over', status: 'opened', amount });
    expect(await other.drop(drop.id)).toMatchObject({ status: 'missed', amount: null });
    expect((await one.drop(drop.id))?.returned).toBe(8 - Number(amount));
    expect(await poolLeft(drop.id)).toBe(0);
    const proof = await proofOf(drop.id);
    expect(proof.commitment).toBe(before.commitment);
    const record = {
      ...proof,
      kinds: rules.kinds,
      amountsMinor: proof.amounts?.map((dealt) => dealt * 100),
    } as unknown as EnvelopeRecord;
    const good = { isSeedCommitted: true, isListCommitted: true, areAmountsDealt: true };
    expect(await checkEnvelopes(record)).toEqual(good);
  });

  it('64 openings at once by members who race pay each of them once, and together no more than the pool', async () => {
    const players = await manyPlayers(8);
    const drop = await deal({
      kinds: [
        { count: 2, amountMinor: 500 },
        { count: 4, amountMinor: 100 },
      ],
    });
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) => players[index % 8] ?? players[0]).map((player) => player?.open(drop.id)),
    );
    const paid = await Promise.all(players.map((player) => player.cash()));
    expect(paid.sort((a, b) => a - b)).toEqual([0, 0, 100, 100, 100, 100, 500, 500]);
    expect(answers.filter((answer) => answer?.[1] === 'envelope.none')).toHaveLength(16);
    expect(answers.filter((answer) => answer?.[0] === 200)).toHaveLength(48);
    expect(await poolLeft(drop.id)).toBe(0);
  });

  it('an envelope opened in the last millisecond pays its dealt amount; one opened at the end is paid or returned, never both', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const drop = await deal({ kinds: [{ count: 2, amountMinor: 300 }] });
    until(new Date(drop.endsAt.getTime() - 1));
    expect(await one.open(drop.id)).toEqual([200, 3]);
    const late = other.open(drop.id);
    clock().advance(1);
    await Promise.all([late, run()]);
    const [left, paid] = [(await other.drop(drop.id))?.returned, await other.cash()];
    expect([0, 300]).toContain(paid);
    expect([await poolLeft(drop.id), left]).toEqual([0, paid === 0 ? 3 : 0]);
    expect(await one.open(drop.id)).toEqual([200, 3]);
  });

  it('a drop that begins late is open for its whole length', async () => {
    const player = await newPlayer();
    const drop = await publish();
    clock().advance(dayMs);
    await run();
    expect(await player.drop(drop.id)).toMatchObject({
      stage: 'running',
      endsAtMs: nowMs() + hourMs,
    });
    expect((await player.open(drop.id))[0]).toBe(200);
  });

  it('a dealing or an opening that is cut off leaves nothing, and is done again with the same outcome', async () => {
    const player = await newPlayer();
    const drop = await publish({ kinds: [{ count: 1, amountMinor: 900 }] });
    until(drop.opensAt);
    const { context } = operator;
    const query: typeof context.db.query = async (text, params) => {
      if (text.includes('notify_member')) throw new Error('The power is gone.');
      return context.db.query(text, params);
    };
    await expect(run({ ...context, db: { ...context.db, query } })).rejects.toThrow();
    expect(await player.drop(drop.id)).toMatchObject({ stage: 'coming', members: null });
    await run();
    expect(await player.open(drop.id)).toEqual([200, 9]);
  });

  it('a drop with `betDays` goes to members with uncorrected recent bets, and to none on a break', async () => {
    const { db } = operator.context;
    const [played, idle, corrected, resting] = (await manyPlayers(4)) as [P, P, P, P];
    for (const { id } of [played, corrected, resting])
      await addSettledStake(db, { memberId: id, amountMinor: 1000, at: clock().now(), source: `round:test:${id}` });
    await db.query('select correct_settled_stake($1, $2, -1000, -1000, 0, $3)', [
      ...[`round:test:${corrected.id}`, randomUUID(), clock().now()],
    ]);
    const drop = await publish({ betDays: 7 });
    await resting.rest();
    until(drop.opensAt);
    await run();
    expect((await played.drop(drop.id))?.status).toBe('unopened');
    for (const player of [idle, corrected]) expect((await player.drop(drop.id))?.status).toBe('not-eligible');
    expect(await resting.drop(drop.id)).toBeUndefined();
    await played.rest();
    expect(await played.drop(drop.id)).toBeUndefined();
    expect(await played.open(drop.id)).toEqual([403, 'offers.closed']);
  });
  type P = Awaited<ReturnType<typeof newPlayer>>;

  it('are dealt to nobody who last signed in from a country that the merchant may not serve', async () => {
    const { db, merchants } = operator.context;
    const [here, away] = (await manyPlayers(2)) as [P, P];
    await db.query(`update member set last_signed_in_country = 'VN' where id = $1`, [away.id]);
    await merchants.update('aurora', async ({ profile }) => ({ ...profile, blockedCountries: ['VN'] }));
    const drop = await deal();
    await merchants.update('aurora', async ({ profile }) => ({ ...profile, blockedCountries: [] }));
    expect((await here.drop(drop.id))?.status).toBe('unopened');
    expect((await away.drop(drop.id))?.status).toBe('not-eligible');
  });

  it('pages are notified, and may name a drop, only for members who agreed to it', async () => {
    const [agreed, silent] = [await newPlayer(), await newPlayer()];
    const { db } = operator.context;
    await db.query(`insert into marketing_consent (member_id, channel, is_given, at) values ($1, 'push', true, $2)`, [
      agreed.id,
      clock().now(),
    ]);
    const notified: string[] = [];
    const query: typeof db.query = (text, params) => {
      if (text.includes('notify_member')) notified.push(text);
      return db.query(text, params);
    };
    const drop = await publish();
    until(drop.opensAt);
    await run({ ...operator.context, db: { ...db, query } });
    expect(notified).toEqual([expect.stringContaining("has_consent(member_id, 'push')")]);
    expect([(await agreed.answer()).announces, (await silent.answer()).announces]).toEqual([true, false]);
    expect((await silent.open(drop.id))[0]).toBe(200);
  });

  it('a drop stays as it was published, and can be cancelled until it begins', async () => {
    const { context } = operator;
    const drop = await publish();
    expect(await poolLeft(drop.id)).toBe(poolOf(rules.kinds));
    await expect(context.db.query('update envelope_drop set pool_minor = 1 where id = $1', [drop.id])).rejects.toThrow(
      'as it was published',
    );
    expect(await cancelDrop(context, drop.id)).toBe('aurora');
    expect(await poolLeft(drop.id)).toBe(0);
    const begun = await deal();
    await expect(cancelDrop(context, begun.id)).rejects.toMatchObject({ status: 409 });
    const opensAt = new Date(nowMs() + hourMs);
    const short = { merchant: 'aurora', texts, rules, opensAt, endsAt: new Date(opensAt.getTime() + minuteMs) };
    await expect(publishDrop(context, short, 'test')).rejects.toMatchObject({ status: 400 });
    await expect(publish({ kinds: [{ count: 100_000, amountMinor: 1e12 }] })).rejects.toMatchObject({
      ...{ status: 400, code: 'envelope.pool.exceeded' },
    });
  });

  it.each([getEnvelopes, openEnvelope])('trial accounts are refused: $name', async (endpoint) => {
    const trial = await openTrialAccount(operator.context, operator.context.merchants.byCode('aurora') as never);
    const token = await operator.context.sessions.issue(trial.id);
    expect((await site.call(endpoint, { id: 1 }, { token })).body.errorCode).toBe('account.trial');
  });

  it('leave the ledger in order', () => expectLedgerInOrder(operator.context.ledger));
});
