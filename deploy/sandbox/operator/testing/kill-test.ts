import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Acknowledged } from './kill-test/acknowledged.ts';
import { enterCashier, openPlayers, type Player } from './kill-test/actors.ts';
import { faultsOf } from './kill-test/check.ts';
import { loadUntilCut, settleLeftOvers } from './kill-test/load.ts';
import { type OperatorProcess, startOperator } from './operator-process.ts';

/**
 * Kills a loaded operator and looks what is left: `npx tsx deploy/sandbox/operator/testing/kill-test.ts [rounds]`.
 * Every acknowledged deposit and withdrawal must be there after the restart, none half, and the books must sum to zero.
 */
// One letter makes every captcha's answer the same.
const sandboxOnly = { TESSERA_CAPTCHA_LETTERS: 'A' };
const rounds = Number(process.argv[2] ?? 5);
const playerCount = 6;
const folder = mkdtempSync(join(tmpdir(), 'tessera-kill-'));
const acknowledged: Acknowledged = { deposits: new Map(), withdrawals: new Map() };

async function oneRound(operator: OperatorProcess, players: readonly Player[]): Promise<string[]> {
  const cashier = await enterCashier(operator.port);
  const faults = await faultsOf(operator.port, cashier, players, acknowledged);
  await settleLeftOvers(operator.port, cashier, acknowledged);
  const cut = async () => {
    // The cut falls somewhere in the load, every round elsewhere.
    await wait(300 + Math.random() * 1700);
    await operator.kill();
  };
  await Promise.all([loadUntilCut(operator.port, cashier, players, acknowledged), cut()]);
  return faults;
}

async function run(): Promise<string[]> {
  let players: readonly Player[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const operator = await startOperator(folder, sandboxOnly);
    try {
      if (round === 1) players = await openPlayers(operator.port, playerCount);
      const faults = await oneRound(operator, players);
      if (faults.length > 0) return faults;
    } finally {
      await operator.kill();
    }
    const { deposits, withdrawals } = acknowledged;
    process.stdout.write(
      `round ${round}: ${deposits.size} deposits, ${withdrawals.size} withdrawals acknowledged so far\n`,
    );
  }
  const operator = await startOperator(folder, sandboxOnly);
  const faults = await faultsOf(operator.port, await enterCashier(operator.port), players, acknowledged);
  const code = await operator.stop();
  return code === 0 ? faults : [...faults, `the last operator closed with ${code}`];
}

const faults = await run();
rmSync(folder, { recursive: true, force: true });
for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`);
process.stdout.write(
  faults.length === 0 ? `kept every acknowledged movement through ${rounds} kills\n` : `${faults.length} faults\n`,
);
process.exit(faults.length === 0 ? 0 : 1);
