import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshRound, samplePlayer } from '../../testing/sample-records.ts';
import { createPlayerQueue } from '../rounds/player-queue.ts';
import { openDatabase } from '../store/open-database.ts';
import type { Transfer } from '../store/records.ts';
import { createStore, type Store } from '../store/store.ts';
import { createTransfers, type Transfers } from './transfers.ts';

const player = samplePlayer(0);
const vendor = 'BNG';
const cancelled = { outcome: 'refused', reason: 'CANCELLED' };

describe('wallets at a vendor', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-vendor-'));
  let opened = 0;
  let path: string;
  let store: Store;
  let transfers: Transfers;
  const open = () => {
    store = createStore(openDatabase(path));
    transfers = createTransfers(store, createPlayerQueue());
  };
  beforeEach(() => {
    opened += 1;
    path = join(folder, `${opened}.db`);
    open();
  });
  afterEach(() => store.close());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const transferOf = (fields: Partial<Transfer>): Transfer => ({
    ...{ transferId: randomUUID(), player, vendor, direction: 'in', amount: 100_000, isWhole: false },
    ...fields,
  });
  const balance = () => store.vendorWallet(player, vendor);
  const begin = () => {
    const round = { ...freshRound(0, 0, Date.now()), vendor };
    return { round, written: store.write({ t: 'round', round }) };
  };

  it('are filled once by one transfer, however often it comes, also after a restart', async () => {
    const transfer = transferOf({});
    await Promise.all([transfers.carryOut(transfer), transfers.carryOut(transfer)]);
    await store.close();
    open();
    expect(await transfers.carryOut(transfer)).toEqual({ outcome: 'moved', moved: 100_000 });
    expect(await transfers.find(transfer.transferId)).toEqual({ outcome: 'moved', moved: 100_000 });
    expect([balance(), store.atVendors()]).toEqual([100_000, 100_000]);
    expect(store.vendorBalances()).toEqual([{ merchant: player.split(':')[0], vendor, balance: 100_000 }]);
  });

  it('refuse another transfer under the same id', async () => {
    const transfer = transferOf({});
    await transfers.carryOut(transfer);
    expect(await transfers.carryOut({ ...transfer, amount: 1 })).toMatchObject({ reason: 'DUPLICATE_MISMATCH' });
    expect(balance()).toBe(100_000);
  });

  it('take nothing from a transfer that was asked about before it arrived', async () => {
    const transfer = transferOf({});
    expect(await transfers.find(transfer.transferId)).toEqual(cancelled);
    expect(await transfers.carryOut(transfer)).toEqual(cancelled);
    expect(balance()).toBe(0);
  });

  it('give the amount or nothing, or with a recall all that is there', async () => {
    await transfers.carryOut(transferOf({}));
    const out = { direction: 'out', amount: 150_000 } as const;
    expect(await transfers.carryOut(transferOf(out))).toMatchObject({ reason: 'INSUFFICIENT_FUNDS' });
    expect(await transfers.carryOut(transferOf({ ...out, isWhole: true }))).toEqual({
      outcome: 'moved',
      moved: 100_000,
    });
    expect([balance(), store.atVendors()]).toEqual([0, 0]);
  });

  it('pay the stake of a round when it begins, and have it back when the operator refuses or returns it', async () => {
    await transfers.carryOut(transferOf({}));
    const { round, written } = begin();
    await written;
    expect(balance()).toBe(100_000 - round.stakeMinor);
    await store.write({ t: 'bet-answer', roundId: round.id, status: 'PLAYER_BLOCKED' });
    expect(balance()).toBe(100_000);
  });

  it('get a win when the operator has confirmed it, once', async () => {
    await transfers.carryOut(transferOf({}));
    const { round, written } = begin();
    await written;
    const { id: roundId } = round;
    const outcome = { spins: [[1, 2, 3, 4, 5]], winMinor: 5000 };
    await store.write({ t: 'bet-answer', roundId, status: 'OK' }, { t: 'outcome', roundId, outcome });
    await store.write({ t: 'pay', roundId, settleTx: randomUUID() });
    expect(balance()).toBe(100_000 - round.stakeMinor);
    await store.write({ t: 'paid', roundId });
    await store.write({ t: 'paid', roundId });
    expect(balance()).toBe(100_000 - round.stakeMinor + 5000);
  });

  it('begin no round that they cannot pay', async () => {
    const { round, written } = begin();
    await expect(written).rejects.toThrow('CHECK');
    expect(store.round(round.id)).toBeUndefined();
  });
});
