import { checkLedger } from '@tessera/shared/wire/console';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { getMyBets } from '@tessera/shared/wire/lottery';
import { getAccountRecord, getBalance, getDepositList, getWithdrawalList } from '@tessera/shared/wire/wallet';
import { overHttp } from '../transport.ts';
import { wireClient } from '../wire-client.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Player } from './actors.ts';
import { type BetRow, betFaults } from './check-bets.ts';

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly amount: number;
}
interface RecordRow {
  readonly type: string;
  readonly reference: string;
  readonly amount: number;
  readonly balanceAfter: number;
}

/** How far a withdrawal has come; after a kill it may be further than its last answer, never behind it. */
const progress = ['requested', 'pending_review', 'approved', 'submitted', 'completed'];

function reached(status: string, acknowledged: string): boolean {
  if (status === acknowledged) return true;
  if (acknowledged === 'pending_review' && status === 'rejected') return true;
  return progress.indexOf(status) >= progress.indexOf(acknowledged) && progress.includes(acknowledged);
}

/** Everything that is wrong after a restart, in sentences. */
export async function faultsOf(
  port: number,
  cashier: Readonly<Record<string, string>>,
  players: readonly Player[],
  acknowledged: Acknowledged,
): Promise<string[]> {
  const client = wireClient(overHttp(port));
  const faults: string[] = [];
  const ledger = (await client.call(checkLedger, {}, { headers: cashier })).body.value as { isInOrder: boolean };
  if (!ledger.isInOrder) faults.push(`the books are not in order: ${JSON.stringify(ledger)}`);

  for (const player of players) {
    const everything = async <R>(endpoint: Endpoint): Promise<R[]> => {
      const rows: R[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await client.call(endpoint, { page, pageSize: 100 }, { token: player.token });
        const { list } = answer.body.value as { list: R[] };
        rows.push(...list);
        if (list.length < 100) return rows;
      }
    };
    const betsBefore = await everything<BetRow>(getMyBets);
    const deposits = await everything<Row>(getDepositList);
    const withdrawals = await everything<Row>(getWithdrawalList);
    const record = await everything<RecordRow>(getAccountRecord);
    const entries = (reference: string, type: string) =>
      record.filter((row) => row.reference === reference && row.type === type).length;
    const expectEntries = (row: Row, type: string, count: number) => {
      const found = entries(row.reference, type);
      if (found !== count) faults.push(`${row.reference} (${row.status}) has ${found} ${type} entries, not ${count}`);
    };

    for (const row of deposits) expectEntries(row, 'deposit', row.status === 'approved' ? 1 : 0);
    for (const row of withdrawals) {
      expectEntries(row, 'withdrawal-hold', 1);
      expectEntries(row, 'withdrawal-returned', row.status === 'rejected' ? 1 : 0);
    }
    for (const [id, { player: owner, status }] of acknowledged.deposits) {
      if (owner !== player.username) continue;
      const row = deposits.find((deposit) => deposit.id === id);
      if (!row) faults.push(`acknowledged deposit ${id} is gone`);
      else if (status === 'approved' && row.status !== 'approved')
        faults.push(`deposit ${id} fell back to ${row.status}`);
    }
    for (const [id, { player: owner, status }] of acknowledged.withdrawals) {
      if (owner !== player.username) continue;
      const row = withdrawals.find((withdrawal) => withdrawal.id === id);
      if (!row) faults.push(`acknowledged withdrawal ${id} is gone`);
      else if (!reached(row.status, status)) faults.push(`withdrawal ${id} fell from ${status} to ${row.status}`);
    }
    // A draw may have paid while these were read; what is wrong stays wrong.
    const betsAfter = await everything<BetRow>(getMyBets);
    const wrong = [betsBefore, betsAfter].map((bets) => betFaults(player.username, bets, record, acknowledged.bets));
    if (wrong.every((found) => found.length > 0)) faults.push(...(wrong[1] ?? []));
    const balance = (await client.call(getBalance, {}, { token: player.token })).body.value as { sumBalance: number };
    const sum = record.reduce((total, row) => total + row.amount, 0);
    if (Math.abs(balance.sumBalance - sum) > 1e-6) {
      faults.push(`${player.username} has ${balance.sumBalance}, the record adds up to ${sum}`);
    }
  }
  return faults;
}
