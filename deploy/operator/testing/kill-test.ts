import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '@tessera/database/testing/start-postgres';
import { type Acknowledged, nothingAcknowledged } from './kill-test/acknowledged.ts';
import { enterCashier, openPlayers, type Player } from './kill-test/actors.ts';
import { faultsOf } from './kill-test/check.ts';
import { loadUntilCut, settleLeftOvers } from './kill-test/load.ts';
import { type OperatorProcess, startOperator } from './operator-process.ts';

/**
 * Kills a loaded operator and looks what is left, on the embedded database and on a PostgreSQL that this starts:
 * `npx tsx deploy/operator/testing/kill-test.ts [rounds] [embedded | postgres]`. Every acknowledged deposit, withdrawal and bet must
 * be there after the restart, none half, and the books must sum to zero.
 */
// One letter makes every captcha's answer the same.
const sandboxOnly = { TESSERA_CAPTCHA_LETTERS: 'A' };
const [, , count = '5', only] = process.argv;
const rounds = Number(count);
const playerCount = 6;

async function oneRound(operator: OperatorProcess, players: readonly Player[], acknowledged: Acknowledged) {
  const cashier = await enterCashier(operator.port);
  const faults = await faultsOf(operator.port, cashier, players, acknowledged);
  await settleLeftOvers(operator.port, cashier, acknowledged);
  const cut = async () => {
    // The cut falls somewhere in the load, every round elsewhere.
    await wait(500 + Math.random() * 3000);
    await operator.kill();
  };
  await Promise.all([loadUntilCut(operator.port, cashier, players, acknowledged), cut()]);
  return faults;
}

/** All kills on one database; what was wrong, in sentences. */
async function killOn(name: string, environment: NodeJS.ProcessEnv): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-kill-'));
  const acknowledged = nothingAcknowledged();
  const start = () => startOperator(folder, { ...sandboxOnly, ...environment });
  let players: readonly Player[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const operator = await start();
      try {
        if (round === 1) players = await openPlayers(operator.port, playerCount);
        const faults = await oneRound(operator, players, acknowledged);
        if (faults.length > 0) return faults;
      } finally {
        await operator.kill();
      }
      const { deposits, withdrawals, bets } = acknowledged;
      process.stdout.write(
        `${name}, round ${round}: ${deposits.size} deposits, ${withdrawals.size} withdrawals, ${bets.size} bets acknowledged so far\n`,
      );
    }
    const operator = await start();
    const faults = await faultsOf(operator.port, await enterCashier(operator.port), players, acknowledged);
    const code = await operator.stop();
    return code === 0 ? faults : [...faults, `the last operator closed with ${code}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const postgres = await startPostgres();
try {
  const databases = { embedded: '', postgres: postgres.url };
  const faults: string[] = [];
  for (const [name, url] of Object.entries(databases))
    if (!only || only === name) faults.push(...(await killOn(name, { DATABASE_URL: url })));
  for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`);
  process.stdout.write(
    faults.length === 0
      ? `kept every acknowledged movement through ${rounds} kills on ${only ?? 'either database'}\n`
      : `${faults.length} faults\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
}
