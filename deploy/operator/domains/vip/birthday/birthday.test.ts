import { randomUUID } from 'node:crypto';
import { getClosing } from '@tessera/shared/wire/auth';
import { claimRankGift, getRankGifts } from '@tessera/shared/wire/promotions';
import { expectLedgerInOrder } from '../../../testing/expect-ledger-in-order.ts';
import { inboxOf } from '../../../testing/inbox-of.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { takeBreak } from '../../../testing/take-break.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { playerOwner } from '../../ledger/index.ts';
import { addLadder } from '../ladder.ts';
import { birthdaysOn } from './birthdays.ts';
import { birthdayJob } from './gift-job.ts';

const level = (EN: string, need: number, birthdayMinor: number) => ({
  ...{ names: { EN }, totalMinor: need, monthlyMinor: need, birthdayMinor },
});

it('a birthday on 29 February is celebrated on the 28th where the year has no 29th', () => {
  expect(birthdaysOn('2027-02-28')).toEqual(['02-28', '02-29']);
  expect(birthdaysOn('2028-02-28')).toEqual(['02-28']);
  expect(birthdaysOn('2028-02-29')).toEqual(['02-29']);
});

describe.each(seededDatabases)('a birthday gift on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  const clock = () => operator.context.clock;
  const until = (iso: string) => clock().advance(Date.parse(iso) - clock().now().getTime());
  const runJob = () => birthdayJob(operator.context).run(clock().now());
  afterEach(() => expectLedgerInOrder(operator.context.ledger));

  async function newPlayer(birthday: string, { rank = 1, type = 0 } = {}) {
    const { accounts, sessions, db, ledger } = operator.context;
    const username = `birth${randomUUID().slice(0, 8)}`;
    const { id } = await accounts.create({ merchant: 'aurora', username, type, password: null });
    await db.query('update member set club_rank = $2, registration = $3::jsonb where id = $1', [
      id,
      rank,
      JSON.stringify({ birthday }),
    ]);
    const call = async (...[endpoint, request]: Parameters<typeof site.call>) =>
      site.call(endpoint, request, { token: await sessions.issue(id) });
    const gifts = async () =>
      ((await call(getRankGifts, {})).body.value as { list: { id: number; status: string; amount: number }[] }).list;
    const cash = () => ledger.balance('aurora', { owner: playerOwner(id), kind: 'player_cash' });
    const claim = (gift: number) => call(claimRankGift, { id: gift });
    const obstacles = async () => (await call(getClosing, {})).body.value;
    return { id, gifts, cash, claim, obstacles };
  }

  it('comes at midnight of the merchant, once a year, to members of 30 days whose level has one', async () => {
    until('2026-04-01T00:00:00+09:00');
    const { db } = operator.context;
    await addLadder(db, 'aurora', [level('A', 0, 0), level('B', 1000, 30_000)], { by: 'test', at: clock().now() });
    const player = await newPlayer('1990-05-20');
    const lowest = await newPlayer('1990-05-20', { rank: 0 });
    const broken = await newPlayer('1990-05-xx');
    until('2026-05-01T00:00:00+09:00');
    const late = await newPlayer('1990-05-20');
    const absent = await newPlayer('1991-05-31');
    await takeBreak(db, absent.id, clock().now());
    until('2026-05-19T23:59:59+09:00');
    await runJob();
    expect(await player.gifts()).toEqual([]);
    until('2026-05-20T00:00:00+09:00');
    await Promise.all([runJob(), runJob()]);
    until('2026-05-31T12:00:00+09:00');
    await runJob();
    expect(await player.gifts()).toMatchObject([{ day: '2026-05-20', status: 'open', amount: 300 }]);
    // An account is not closed with a gift that is open.
    expect(await player.obstacles()).toEqual({ obstacles: ['reward'] });
    for (const other of [lowest, broken, late, absent]) expect(await other.gifts()).toEqual([]);
    expect(await inboxOf(operator.context, player.id)).toEqual([['vip.birthday', 30_000]]);
  });

  it('is claimed once by 64 calls, and nobody claims that of another', async () => {
    const [player, other] = [await newPlayer('1985-07-10'), await newPlayer('1985-07-11')];
    until('2026-07-12T10:00:00+09:00');
    // The operator was away on both days.
    await runJob();
    const [gift] = await player.gifts();
    expect((await other.claim(gift?.id ?? 0)).body.errorCode).toBe('vip.gift.unknown');
    const answers = await Promise.all(Array.from({ length: 64 }, () => player.claim(gift?.id ?? 0)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await player.cash(), (await player.gifts())[0]?.status]).toEqual([30_000, 'claimed']);
  });

  it('that is not claimed in time is credited by itself, also when both happen at once', async () => {
    const player = await newPlayer('1985-09-01');
    until('2026-10-01T10:00:00+09:00');
    await runJob();
    const early = await newPlayer('1985-12-24');
    until('2026-12-24T10:00:00+09:00');
    await runJob();
    expect(await player.gifts()).toEqual([]);
    const [gift] = await early.gifts();
    clock().advance(30 * 86_400_000 - 1);
    await runJob();
    expect(await early.cash()).toBe(0);
    clock().advance(1);
    await Promise.all([runJob(), early.claim(gift?.id ?? 0), runJob()]);
    expect(await early.cash()).toBe(30_000);
  });

  it('is nothing for trial accounts', async () => {
    const trial = await newPlayer('1990-01-01', { type: 4 });
    expect(await trial.claim(1)).toMatchObject({ status: 403, body: { errorCode: 'account.trial' } });
  });

  it('comes to nobody where the merchant is restricted, and within a week after that ends', async () => {
    const { merchants, db } = operator.context;
    const [here, away] = [await newPlayer('1980-06-10'), await newPlayer('1980-06-10')];
    await db.query(`update member set last_signed_in_country = 'VN' where id = $1`, [away.id]);
    await db.query(`update member set created_at = $2 where id = any($1::bigint[])`, [
      [here.id, away.id],
      new Date('2026-01-01T00:00:00Z'),
    ]);
    await merchants.update('aurora', async ({ profile }) => ({ ...profile, blockedCountries: ['VN'] }));
    until('2027-06-10T10:00:00+09:00');
    await runJob();
    const count = async ({ id }: { readonly id: number }) =>
      (await db.query('select 1 from vip_birthday_gift where member_id = $1', [id])).length;
    expect([await count(here), await count(away)]).toEqual([1, 0]);
    await merchants.update('aurora', async ({ profile }) => ({ ...profile, blockedCountries: [] }));
    await runJob();
    expect([await count(here), await count(away)]).toEqual([1, 1]);
  });
});
