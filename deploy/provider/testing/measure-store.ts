import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../server/store/store.ts';
import { freshRound, sampleSnapshot } from './sample-records.ts';

/** Measures the disk time of a spin by the number of players: `npx tsx <this file> 300 3000 10000`. */
const spins = 200;
const roundsEach = 24;

/** The disk's own time for the writes of a spin, without a database. */
function bareWritesMs(folder: string): number {
  const file = openSync(join(folder, 'bare'), 'w');
  const started = performance.now();
  for (let write = 0; write < 3; write += 1) {
    writeSync(file, 'x'.repeat(4096));
    fdatasyncSync(file);
  }
  closeSync(file);
  return performance.now() - started;
}

async function measure(players: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-measure-'));
  const journal = join(folder, 'journal.jsonl');
  writeFileSync(
    journal,
    `${JSON.stringify({ t: 'snapshot', state: sampleSnapshot(players, roundsEach, Date.now()) })}\n`,
  );
  const megabytes = statSync(journal).size / 1e6;
  const importing = performance.now();
  const imported = openStore(folder, () => undefined);
  const importedMs = performance.now() - importing;
  await imported.close();
  const opening = performance.now();
  const store = openStore(folder, () => undefined);
  const openedMs = performance.now() - opening;
  const times: number[] = [];
  const bare: number[] = [];
  for (let spin = 0; spin < spins; spin += 1) {
    const round = freshRound(spin % players, 1000 + spin, Date.now());
    const { id: roundId } = round;
    const started = performance.now();
    store.roundOfKey(round.player, round.key);
    await store.write({ t: 'round', round });
    await store.write(
      { t: 'bet-answer', roundId, status: 'OK' },
      { t: 'outcome', roundId, outcome: { spins: [[1, 2, 3, 4, 5]], winMinor: 0 } },
      { t: 'pay', roundId, settleTx: `win-${spin}` },
    );
    await store.write({ t: 'paid', roundId });
    times.push(performance.now() - started);
    bare.push(bareWritesMs(folder));
  }
  await store.close();
  rmSync(folder, { recursive: true });
  const at = (part: number, of = times) => of.sort((a, b) => a - b)[Math.floor(of.length * part)]?.toFixed(1);
  process.stdout.write(
    `${players} players, ${players * roundsEach} rounds, journal of ${megabytes.toFixed(0)} MB: imported in ` +
      `${importedMs.toFixed(0)} ms, opened in ${openedMs.toFixed(0)} ms; a spin: median ${at(0.5)} ms, 95 % ${at(0.95)} ms ` +
      `(bare writes: ${at(0.5, bare)} and ${at(0.95, bare)} ms)\n`,
  );
}

async function measureAll(): Promise<void> {
  for (const players of process.argv.slice(2).map(Number)) await measure(players);
}
void measureAll();
