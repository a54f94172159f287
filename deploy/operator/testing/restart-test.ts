import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '@tessera/database/testing/start-postgres';
import { nothingAcknowledged } from './kill-test/acknowledged.ts';
import { enterCashier, openPlayers } from './kill-test/actors.ts';
import { faultsOf } from './kill-test/check.ts';
import { loadUntil } from './kill-test/load.ts';
import { startOperator } from './operator-process.ts';

/**
 * Restarts the PostgreSQL under a loaded operator, every second time as a crash would:
 * `npx tsx deploy/operator/testing/restart-test.ts [rounds]`. The operator must outlive each, refuse with 503 alone meanwhile, and
 * every acknowledged deposit, withdrawal and bet must be there, none half or twice, and the books sum to zero.
 */
const rounds = Number(process.argv[2] ?? 5);
const playerCount = 6;

const folder = mkdtempSync(join(tmpdir(), 'tessera-restart-'));
const postgres = await startPostgres();
const faults: string[] = [];
try {
  // One letter makes every captcha's answer the same.
  const operator = await startOperator(folder, { TESSERA_CAPTCHA_LETTERS: 'A', DATABASE_URL: postgres.url });
  const acknowledged = nothingAcknowledged();
  const cashier = await enterCashier(operator.port);
  const players = await openPlayers(operator.port, playerCount);
  for (let round = 1; round <= rounds && faults.length === 0; round += 1) {
    let isOver = false;
    const restart = async () => {
      // It falls somewhere in the load, every round elsewhere, and takes no time or more than callers wait.
      await wait(500 + Math.random() * 1500);
      const startAgain = await postgres.interrupt(round % 2 === 0 ? 'immediate' : 'fast');
      await wait(round % 4 === 0 ? 4_000 : 0);
      await startAgain();
      await wait(1000);
      isOver = true;
    };
    const [pauses] = await Promise.all([
      loadUntil(() => isOver, operator.port, cashier, players, acknowledged),
      restart(),
    ]);
    faults.push(...(await faultsOf(operator.port, cashier, players, acknowledged)));
    const { deposits, withdrawals, bets } = acknowledged;
    process.stdout.write(
      `round ${round}: ${pauses} calls refused meanwhile; ${deposits.size} deposits, ${withdrawals.size} withdrawals, ${bets.size} bets acknowledged so far\n`,
    );
  }
  const code = await operator.stop();
  if (code !== 0) faults.push(`the operator closed with ${code}`);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`);
process.stdout.write(
  faults.length === 0
    ? `kept every acknowledged movement through ${rounds} restarts of PostgreSQL\n`
    : `${faults.length} faults\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
