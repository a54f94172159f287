import { createHmac } from 'node:crypto';
import { checkRound, drawStops, webBlocks, webSeedHash } from '@tessera/shared/fairness';
import { blocksOf, freshSeeds, seedHash } from './server-seeds.ts';

const lengths = [30, 31, 31, 30, 30];

test("the player's browser computes the same stops from the seeds as the server", async () => {
  for (let nonce = 0; nonce < 50; nonce += 1) {
    const seeds = { ...freshSeeds('다시 보기'), nonce };
    const there = await drawStops(lengths, blocksOf(seeds, 3));
    const here = await drawStops(lengths, await webBlocks(seeds.serverSeed, seeds.clientSeed, nonce, 3));
    expect(here).toEqual(there);
    expect(await webSeedHash(seeds.serverSeed)).toBe(seedHash(seeds.serverSeed));
  }
});

test('a round is drawn as described: words of HMAC-SHA256(server seed, client seed:nonce:spin:block)', async () => {
  const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'mine', nonce: 7 };
  const digest = createHmac('sha256', seeds.serverSeed).update('mine:7:0:0').digest();
  const expected = lengths.map((length, reel) => digest.readUInt32BE(reel * 4) % length);
  expect(await drawStops(lengths, blocksOf(seeds, 0))).toEqual(expected);
});

test('words that would favour a stop are skipped', async () => {
  const bytes = Buffer.alloc(32);
  bytes.writeUInt32BE(0xffffffff, 0);
  bytes.writeUInt32BE(5, 4);
  expect(await drawStops([3], async () => bytes)).toEqual([2]);
});

test('each of thirty stops is about equally frequent', async () => {
  const counts = new Array<number>(30).fill(0);
  for (let nonce = 0; nonce < 6000; nonce += 1) {
    const [stop] = await drawStops([30], blocksOf({ serverSeed: 'fixed', clientSeed: 'c', nonce }, 0));
    counts[stop ?? 0] = (counts[stop ?? 0] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
  expect(chiSquare).toBeLessThan(58.3);
});

test('a round that was changed afterwards is found out: its stops, and its seed', async () => {
  const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'mine', nonce: 7 };
  const spins = [await drawStops(lengths, blocksOf(seeds, 0)), await drawStops(lengths, blocksOf(seeds, 1))];
  const proof = { ...seeds, serverSeedHash: seedHash(seeds.serverSeed), lengths, spins };
  expect(await checkRound(proof)).toEqual({ isSeedPromised: true, areStopsDrawn: true });
  const [first = [], second = []] = spins;
  const moved = { ...proof, spins: [first, second.map((stop) => (stop + 1) % 30)] };
  expect(await checkRound(moved)).toEqual({ isSeedPromised: true, areStopsDrawn: false });
  const other = { ...proof, serverSeed: 'cd'.repeat(32) };
  expect(await checkRound(other)).toEqual({ isSeedPromised: false, areStopsDrawn: false });
});
