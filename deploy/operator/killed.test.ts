import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeVendor } from './domains/casino/testing/fake-vendor.ts';
import { type ServedVendor, serveVendor } from './domains/casino/testing/serve-vendor.ts';
import { agentPoints } from './testing/killed/agent-points.ts';
import { chasePoints } from './testing/killed/chase-points.ts';
import { booksOf, effectOf } from './testing/killed/faults.ts';
import { bundleLife, type Life, type Place, startLife } from './testing/killed/life.ts';
import { lotteryPoints } from './testing/killed/lottery-points.ts';
import { moneyPoints } from './testing/killed/points.ts';
import { rewardPoints } from './testing/killed/reward-points.ts';
import { seededPostgres, seedFolder } from './testing/seeded-databases.ts';

if (process.env.TESSERA_FULL) jest.setTimeout(7_200_000);
/** Fewer than 50 with TESSERA_KILLS. */
const rounds = process.env.TESSERA_FULL ? Number(process.env.TESSERA_KILLS ?? 50) : 1;

interface Database {
  readonly url: string;
  close(): Promise<void>;
}
const embedded = async (folder: string): Promise<Database> => {
  await seedFolder(join(folder, 'operator-db'), 'few');
  return { url: '', close: async () => undefined };
};
const groups = [...moneyPoints, ...rewardPoints, ...agentPoints, ...chasePoints, ...lotteryPoints].map(
  (group) => [group.map(({ name }) => name).join('; '), group] as const,
);
/** The embedded database costs three times as much time as PostgreSQL. */
const databases = [
  ['PostgreSQL', () => seededPostgres('few'), groups],
  ['the embedded database', embedded, process.env.TESSERA_FULL ? groups : groups.slice(0, 1)],
] as const;

const bundleFolder = mkdtempSync(join(tmpdir(), 'tessera-killed-bundle-'));
const bundling = bundleLife(bundleFolder);
afterAll(() => rmSync(bundleFolder, { recursive: true, force: true }));

describe.each(databases)('an operator on %s that is killed', (_name, open, groupsHere) => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-killed-'));
  let database: Database;
  let served: ServedVendor;
  let place: Place;
  let life: Life;
  beforeAll(async () => {
    const vendor = fakeVendor();
    [served, database] = [await serveVendor(vendor), await open(folder)];
    const program = await bundling;
    place = { program, folder, databaseUrl: database.url, vendor, vendorPort: served.port };
    life = await startLife(place);
  });
  afterAll(async () => {
    await life?.kill();
    await served?.close();
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(groupsHere)('with %s loses nothing and does nothing twice when it is asked again', async (_points, group) => {
    for (let round = 0; round < rounds; round += 1) {
      const cuts = [];
      for (const point of group) {
        const player = await life.openPlayer(`killed-${randomUUID().slice(0, 8)}`);
        const cut = await point.begin(life, player, round);
        await life.leaveAt(point.stop, () => cut.request(life));
        cuts.push({ point, player, cut });
      }
      await life.kill();
      life = await startLife(place);
      for (const { cut } of cuts) await cut.again(life);
      await life.runJobs();
      for (const { point, player, cut } of cuts) {
        const { found, expected } = await effectOf(life, point, player, cut);
        expect({ [point.name]: found }).toEqual({ [point.name]: expected });
      }
      const books = await booksOf(life);
      expect(books.found).toEqual(books.expected);
    }
  });
});
