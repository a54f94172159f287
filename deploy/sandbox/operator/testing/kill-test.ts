import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Acknowledged } from './kill-test/acknowledged.ts';
import { enterCashier, openPlayers } from './kill-test/actors.ts';
import { faultsOf } from './kill-test/check.ts';
import { loadUntilCut } from './kill-test/load.ts';
import { startOperator } from './operator-process.ts';

/**
 * Kills a loaded operator and looks what is left: `npx tsx testing/kill-test.ts [rounds]`.
 * Every acknowledged deposit and withdrawal must be there after the restart, none half, and the books must sum to zero.
 */
const rounds = Number(process.argv[2] ?? 5);
const players = 6;
const folder = mkdtempSync(join(tmpdir(), 'tessera-kill-'));
const acknowledged: Acknowledged = { deposits: new Map(), withdrawals: new Map() };

async function run(): Promise<number> {
  let faults: string[] = [];
  let known: Awaited<ReturnType<typeof openPlayers>> | undefined;
  for (let round = 1; round <= rounds && faults.length === 0; round += 1) {
    const operator = await startOperator(folder);
    known ??= await openPlayers(operator.port, players);
    const cashier = await enterCashier(operator.port);
    faults = await faultsOf(operator.port, cashier, known, acknowledged);
    // The cut falls somewhere in the load, every round elsewhere.
    const load = loadUntilCut(operator.port, cashier, known, acknowledged);
    await wait(300 + Math.random() * 1700);
    await operator.kill();
    await load;
    const { deposits, withdrawals } = acknowledged;
    process.stdout.write(
      `round ${round}: ${deposits.size} deposits, ${withdrawals.size} withdrawals acknowledged so far\n`,
    );
  }
  const operator = await startOperator(folder);
  if (known && faults.length === 0) {
    faults = await faultsOf(operator.port, await enterCashier(operator.port), known, acknowledged);
  }
  const code = await operator.stop();
  if (code !== 0) faults.push(`the last operator closed with ${code}`);
  for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`);
  return faults.length;
}

const found = await run();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(found === 0 ? `kept every acknowledged movement through ${rounds} kills\n` : `${found} faults\n`);
process.exit(found === 0 ? 0 : 1);
