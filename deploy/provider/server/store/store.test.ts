import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshRound, samplePlayer, sampleSeeds, sampleSession } from '../../testing/sample-records.ts';
import { closeDatabase, openDatabase, type StoreDatabase } from './open-database.ts';
import type { Change, FreshRound } from './records.ts';
import { createStore, openStore, roundRetentionMs, type Store } from './store.ts';

const nowMs = Date.UTC(2026, 0, 1);
const hourMs = 60 * 60 * 1000;

const betOf = (round: FreshRound): Change => ({ t: 'round', round });
const refusal = ({ id: roundId }: FreshRound): Change => ({
  t: 'bet-answer',
  roundId,
  status: 'INSUFFICIENT_FUNDS',
});

/** The changes of a round without free spins after its bet was taken. */
const playedOut = ({ id: roundId }: FreshRound, winMinor = 0): Change[] => [
  { t: 'bet-answer', roundId, status: 'OK' },
  { t: 'outcome', roundId, outcome: { spins: [[1, 2, 3, 4, 5]], winMinor } },
  { t: 'pay', roundId, settleTx: `win-${roundId}`.slice(0, 36) },
  { t: 'paid', roundId },
];

describe('the store of the provider', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-store-'));
  let opened = 0;
  let db: StoreDatabase;
  let store: Store;
  beforeEach(() => {
    opened += 1;
    db = openDatabase(join(folder, `${opened}.db`));
    store = createStore(db);
  });
  afterEach(() => store.close());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has on the disk what it acknowledged, also if the process ends at that moment', async () => {
    expect(db.pragma('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(db.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    const round = freshRound(0, 0, nowMs);
    await store.write(betOf(round), { t: 'bet-answer', roundId: round.id, status: 'OK' });
    const [file, copy] = [join(folder, `${opened}.db`), join(folder, 'as-killed.db')];
    for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${copy}${end}`);
    const left = createStore(openDatabase(copy));
    expect(left.round(round.id)).toMatchObject({ stage: 'betting', betStatus: 'OK' });
    await left.close();
  });

  it('finds everything after it was closed and opened', async () => {
    const round = freshRound(0, 0, nowMs);
    await store.write({ t: 'session', session: sampleSession(0, nowMs) });
    await store.write({ t: 'seeds', player: samplePlayer(0), seeds: sampleSeeds(0), atMs: nowMs }, betOf(round));
    await store.write(...playedOut(round, 5000));
    await store.close();
    store = createStore(openDatabase(join(folder, `${opened}.db`)));
    expect(store.session(sampleSession(0, nowMs).id)).toEqual(sampleSession(0, nowMs));
    expect(store.seeds(samplePlayer(0))).toEqual({ ...sampleSeeds(0), nonce: 1 });
    expect(store.round(round.id)).toMatchObject({ ...round, stage: 'paid', outcome: { winMinor: 5000 } });
    expect(store.totals()).toEqual({ stakes: 20_000, wins: 5000 });
  });

  it('writes all changes of one call or none', async () => {
    const round = freshRound(0, 0, nowMs);
    const impossible: Change = { t: 'paid', roundId: round.id };
    await expect(store.write(betOf(round), impossible)).rejects.toThrow("can't be");
    expect(store.round(round.id)).toBeUndefined();
  });

  it('refuses one change without affecting those written with it', async () => {
    const rounds = [0, 1, 2].map((press) => freshRound(0, press, nowMs));
    const lost = store.write({ t: 'seen', roundId: 'nowhere', seen: 1 });
    const written = rounds.map((round) => store.write(betOf(round)));
    await expect(lost).rejects.toThrow('There is no round nowhere.');
    await Promise.all(written);
    for (const { id } of rounds) expect(store.round(id)).toMatchObject({ stage: 'betting' });
  });

  it('accepts one spin request of a player once', async () => {
    const round = freshRound(0, 0, nowMs);
    await store.write(betOf(round));
    await expect(store.write(betOf({ ...round, id: 'another' }))).rejects.toThrow('UNIQUE');
    expect(store.roundOfKey(round.player, round.key)).toMatchObject({ id: round.id });
  });

  it('counts a win once, however often it is reported as paid', async () => {
    const round = freshRound(0, 0, nowMs);
    await store.write(betOf(round), ...playedOut(round, 5000));
    await store.write({ t: 'paid', roundId: round.id });
    expect(store.totals()).toEqual({ stakes: 20_000, wins: 5000 });
  });

  it('keeps the latest 1,000 closed rounds of a player and every open one, and lists 24 of them', async () => {
    const rounds = Array.from({ length: 1_010 }, (_, press) => freshRound(0, press, nowMs + press));
    await store.write(
      ...rounds.flatMap((round, press) => (press === 5 ? [betOf(round)] : [betOf(round), refusal(round)])),
    );
    const listed = store.closedRounds(samplePlayer(0));
    expect(listed.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 24 }, (_, n) => 1_009 - n));
    expect(db.prepare('select count(*) as count from round').get()).toMatchObject({ count: 1_001 });
    expect(store.round(rounds[8]?.id ?? '')).toBeUndefined();
    expect(store.round(rounds[10]?.id ?? '')).toBeDefined();
    expect(store.unsettledRounds().map(({ nonce }) => nonce)).toEqual([5]);
  });

  it('keeps a round whose free spins waited while its player played many others', async () => {
    const waiting = freshRound(0, 0, nowMs);
    const { id: roundId } = waiting;
    const outcome = { spins: [[1], [2]], winMinor: 700 };
    await store.write(betOf(waiting), { t: 'bet-answer', roundId, status: 'OK' }, { t: 'outcome', roundId, outcome });
    for (let press = 1; press < 40; press += 1) {
      const round = freshRound(0, press, nowMs + press);
      await store.write(betOf(round), refusal(round));
    }
    await store.write({ t: 'pay', roundId, settleTx: 'win' }, { t: 'paid', roundId });
    expect(store.round(roundId)).toMatchObject({ stage: 'paid' });
    expect(store.closedRounds(samplePlayer(0))).toHaveLength(24);
  });

  it('deletes sessions, cancelled spins, closed rounds and unused seeds by age, and nothing that is open', async () => {
    const [old, open] = [freshRound(0, 0, nowMs), freshRound(1, 0, nowMs)];
    await store.write({ t: 'session', session: sampleSession(0, nowMs) }, { t: 'cancelled', key: 'k', atMs: nowMs });
    for (const n of [0, 1])
      await store.write({ t: 'seeds', player: samplePlayer(n), seeds: sampleSeeds(n), atMs: nowMs });
    await store.write(betOf(old), refusal(old), betOf(open));
    await store.dropOld(nowMs + hourMs);
    expect(store.session(sampleSession(0, nowMs).id)).toBeDefined();
    await store.dropOld(nowMs + 25 * hourMs);
    expect(store.session(sampleSession(0, nowMs).id)).toBeUndefined();
    expect(store.isCancelled('k')).toBe(false);
    expect(store.round(old.id)).toBeDefined();
    await store.dropOld(Date.now() + roundRetentionMs + 1);
    expect(store.round(old.id)).toBeUndefined();
    expect(store.seeds(samplePlayer(0))).toBeUndefined();
    expect(store.round(open.id)).toBeDefined();
    expect(store.seeds(samplePlayer(1))).toBeDefined();
  });

  it('keeps the seeds whose promise a returning player was shown', async () => {
    await store.write({ t: 'seeds', player: samplePlayer(0), seeds: sampleSeeds(0), atMs: nowMs });
    const later = nowMs + roundRetentionMs;
    await store.write({ t: 'session', session: sampleSession(0, later) });
    await store.dropOld(later + hourMs);
    expect(store.seeds(samplePlayer(0))).toEqual(sampleSeeds(0));
  });

  it('refuses a write on a full disk without leaving anything of it, and writes again once there is space', async () => {
    const session = sampleSession(0, nowMs);
    db.pragma(`max_page_count = ${(db.pragma('page_count') as { page_count: number }[])[0]?.page_count}`);
    const bulky = (press: number) => ({ ...freshRound(0, press, nowMs), token: 'x'.repeat(20_000) });
    const both = [store.write(betOf(bulky(0)), ...playedOut(bulky(0))), store.write(betOf(bulky(1)))];
    for (const refused of both) await expect(refused).rejects.toThrow('database or disk is full');
    expect(store.unsettledCount()).toBe(0);
    expect(store.totals()).toEqual({ stakes: 0, wins: 0 });
    await store.close();
    db = openDatabase(join(folder, `${opened}.db`));
    store = createStore(db);
    await store.write({ t: 'session', session }, betOf(bulky(0)), ...playedOut(bulky(0)));
    expect(store.session(session.id)).toEqual(session);
    expect(store.totals()).toEqual({ stakes: 20_000, wins: 0 });
  });

  it('stores any text of a player unchanged', async () => {
    const clientSeed = `'; drop table round; -- 달빛 🎰`;
    await store.write({ t: 'seeds', player: 'p', seeds: { ...sampleSeeds(0), clientSeed }, atMs: nowMs });
    expect(store.seeds('p')?.clientSeed).toBe(clientSeed);
  });

  it('uses an index for every query, so none gets slower with more players', () => {
    const asked: string[] = [];
    const spy = new Proxy(db, {
      get: (target, name) =>
        name === 'prepare'
          ? (sql: string) => {
              asked.push(sql);
              return target.prepare(sql);
            }
          : Reflect.get(target, name),
    });
    createStore(spy);
    const plans = openDatabase(join(folder, 'plans.db'));
    const scans = asked
      .filter((sql) => !/^insert/.test(sql))
      .flatMap((sql) =>
        (plans.prepare(`explain query plan ${sql}`).all() as { detail: string }[]).map(({ detail }) => ({
          sql,
          detail,
        })),
      )
      .filter(({ detail }) => /^SCAN (?!totals)/.test(detail) && !/USING (COVERING )?INDEX round_open/.test(detail));
    plans.close();
    expect(asked.length).toBeGreaterThan(20);
    expect(scans).toEqual([]);
  });

  it('writes as many bytes for a spin with a thousand players as with ten', async () => {
    const wal = join(folder, `${opened}.db-wal`);
    const play = async (n: number, press: number) => {
      const round = freshRound(n, press, nowMs + press);
      await store.write(betOf(round));
      await store.write(...playedOut(round));
    };
    async function bytesOfSpin(): Promise<number> {
      db.pragma('wal_checkpoint(truncate)');
      for (let n = 0; n < 10; n += 1) await play(n, 1000 + opened++);
      return statSync(wal).size / 10;
    }
    for (let n = 0; n < 10; n += 1) await play(n, 0);
    const few = await bytesOfSpin();
    await Promise.all(Array.from({ length: 990 }, (_, n) => play(n + 10, 0)));
    expect(await bytesOfSpin()).toBeLessThan(few * 2);
  });

  it('is readable by its own user only', async () => {
    const store = openStore(join(folder, 'rights'), () => undefined);
    await store.write({ t: 'cancelled', key: 'k', atMs: 1 });
    const files = readdirSync(join(folder, 'rights'));
    expect(files.sort()).toEqual(['provider.db', 'provider.db-wal']);
    for (const file of files) expect(statSync(join(folder, 'rights', file)).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'rights')).mode & 0o077).toBe(0);
    await store.close();
  });
});

describe('a store that cannot be opened', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-store-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const log = () => undefined;

  it('names in one sentence that another process has it open', async () => {
    const store = openStore(join(folder, 'busy'), log);
    const path = join(folder, 'busy', 'provider.db');
    expect(() => openStore(join(folder, 'busy'), log)).toThrow(
      `The provider's store ${path} could not be opened: another process has it open.`,
    );
    await store.close();
    await openStore(join(folder, 'busy'), log).close();
  });

  it('names in one sentence the file that is not a database', () => {
    const path = join(folder, 'damaged.db');
    writeFileSync(path, 'this is no database at all. '.repeat(200));
    expect(() => openDatabase(path)).toThrow(
      `The provider's store ${path} could not be opened: it is no database, or a damaged one; put a copy in its place or move it away.`,
    );
  });

  it('names in one sentence that a newer version wrote it', () => {
    const path = join(folder, 'newer.db');
    const db = openDatabase(path);
    db.exec('pragma user_version = 99');
    closeDatabase(db);
    expect(() => openDatabase(path)).toThrow(
      /^The provider's store .*newer\.db could not be opened: it was written by a newer version \(schema 99, this one has \d+\)\.$/,
    );
  });

  it('names in one sentence that its folder does not exist', () => {
    writeFileSync(join(folder, 'a-file'), '');
    expect(() => openStore(join(folder, 'a-file'), log)).toThrow(
      /^The provider's store .*provider\.db could not be opened: EEXIST: file already exists/,
    );
  });
});
