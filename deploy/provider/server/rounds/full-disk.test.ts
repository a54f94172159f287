import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fakeWallet, gameSession } from '../../testing/fake-wallet.ts';
import { openDatabase, type StoreDatabase } from '../store/open-database.ts';
import { createStore, type Store } from '../store/store.ts';
import { createPlay, type Play } from './play.ts';
import { createSettlement, type Settlement } from './settlement.ts';

/** The first round of these wins without free spins. */
const seedsOfAPlainWin = { serverSeed: '00'.repeat(32), clientSeed: 'full-disk', nonce: 0 };

/** A database whose disk is full after that many more commits. */
function onDisk(db: StoreDatabase) {
  let commitsLeft = Number.POSITIVE_INFINITY;
  const proxy = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'exec') return typeof value === 'function' ? value.bind(target) : value;
      return (sql: string) => {
        if (sql === 'commit' && commitsLeft-- <= 0)
          throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
        return target.exec(sql);
      };
    },
  });
  return {
    db: proxy,
    fullAfter(commits: number) {
      commitsLeft = commits;
    },
  };
}

describe('a round on a full disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-full-'));
  const said: string[] = [];
  const log = (message: string) => void said.push(message);
  let wallet: ReturnType<typeof fakeWallet>;
  let disk: ReturnType<typeof onDisk>;
  let store: Store;
  let settlement: Settlement;
  let play: Play;
  let path: string;

  function start() {
    disk = onDisk(openDatabase(path));
    store = createStore(disk.db);
    settlement = createSettlement(store, wallet.client, log);
    play = createPlay(store, wallet.client, settlement, log);
  }
  beforeEach(async () => {
    path = join(folder, `${randomUUID()}.db`);
    wallet = fakeWallet();
    start();
    await store.write({ t: 'seeds', player: gameSession.player, seeds: seedsOfAPlainWin, atMs: Date.now() });
  });
  afterEach(async () => {
    settlement.stop();
    await store.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const spin = (key = randomUUID()) => play.spin(gameSession, { key, stakeMinor: 100 });
  const operations = () => wallet.asked.map(({ operation }) => operation);
  async function settled(): Promise<void> {
    for (let tries = 0; store.unsettledCount() > 0; tries += 1) {
      if (tries > 200) throw new Error('The round was not settled.');
      await wait(50);
    }
  }

  it('that cannot be stored takes no stake, now or later', async () => {
    const key = randomUUID();
    disk.fullAfter(0);
    await expect(spin(key)).rejects.toThrow('database or disk is full');
    await expect(play.find(gameSession, key)).rejects.toThrow('database or disk is full');
    expect(wallet.asked).toEqual([]);
    disk.fullAfter(Number.POSITIVE_INFINITY);
    expect(await play.find(gameSession, key)).toEqual({ kind: 'none' });
    expect(await spin(key)).toEqual({ kind: 'none' });
    expect((await spin()).kind).toBe('played');
  });

  it('whose bet was taken refunds the stake by itself once there is space', async () => {
    disk.fullAfter(1);
    expect(await spin()).toMatchObject({ kind: 'refused', status: 'UNKNOWN' });
    expect(operations()).toEqual(['bet']);
    expect(wallet.balance()).toBe(1_000_000 - 100);
    disk.fullAfter(Number.POSITIVE_INFINITY);
    await settled();
    expect(operations()).toEqual(['bet', 'rollback']);
    expect(wallet.balance()).toBe(1_000_000);
    expect(store.totals()).toEqual({ stakes: 0, wins: 0 });
  });

  it('whose bet was taken refunds the stake after a restart', async () => {
    disk.fullAfter(1);
    await spin();
    settlement.stop();
    await store.close();
    start();
    await settlement.recover();
    expect(wallet.balance()).toBe(1_000_000);
    expect(store.unsettledCount()).toBe(0);
  });

  it('whose bet was refused is closed once there is space', async () => {
    wallet.answerBets('INSUFFICIENT_FUNDS');
    disk.fullAfter(1);
    await spin();
    disk.fullAfter(Number.POSITIVE_INFINITY);
    await settled();
    expect(wallet.balance()).toBe(1_000_000);
    expect(store.totals()).toEqual({ stakes: 0, wins: 0 });
  });

  it('that was paid is paid once, in one transaction, although that could not be stored', async () => {
    disk.fullAfter(2);
    const played = await spin();
    if (played.kind !== 'played') throw new Error(played.kind);
    expect(played.round.stage).not.toBe('waiting');
    disk.fullAfter(Number.POSITIVE_INFINITY);
    await settled();
    const wins = wallet.asked.filter(({ operation }) => operation === 'win').map(({ request }) => request.txId);
    expect(wins.length).toBeGreaterThan(1);
    expect(new Set(wins).size).toBe(1);
    const winMinor = played.round.outcome?.winMinor ?? 0;
    expect(winMinor).toBeGreaterThan(0);
    expect(wallet.balance()).toBe(1_000_000 - 100 + winMinor);
    expect(store.totals()).toEqual({ stakes: 100, wins: winMinor });
  });
});
