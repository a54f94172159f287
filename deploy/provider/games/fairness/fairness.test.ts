import { createHmac } from 'node:crypto';
import { blocksOf, freshSeeds, seedHash } from '../../server/rounds/server-seeds.ts';
import { drawStops } from './draw-stops.ts';
import { webBlocks, webSeedHash } from './web-blocks.ts';

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
