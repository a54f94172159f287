import { randomUUID } from 'node:crypto';
import {
  approveDeposit,
  approveWithdrawal,
  completeWithdrawal,
  getConsoleDeposits,
  rejectWithdrawal,
} from '@tessera/shared/wire/console';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { createDeposit, createWithdrawal } from '@tessera/shared/wire/wallet';
import { testPin } from '../payment-pin.ts';
import { overHttp, persistently } from '../transport.ts';
import { type WireClient, wireClient } from '../wire-client.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Player } from './actors.ts';
import { placeBet } from './place-bet.ts';

const depositAmount = 20_000;
const withdrawalAmount = 15_000;

interface LoadOptions {
  readonly isOver: () => boolean;
  /** Whether a call that got no clear answer is made again by the client. */
  readonly repeats: boolean;
}

/** A player deposits, bets and withdraws, the cashier decides, until the line breaks or it is over. */
async function work(
  client: WireClient,
  cashier: Readonly<Record<string, string>>,
  player: Player,
  acknowledged: Acknowledged,
  { isOver, repeats }: LoadOptions,
) {
  const asPlayer = async (endpoint: Endpoint, request: object) => {
    const { status, body } = await client.call(endpoint, request, { token: player.token });
    // A withdrawal whose password was being checked at the kill counts as a try; after five the account is limited.
    if (endpoint === createWithdrawal && body.errorCode === 'request.too.frequent') return undefined;
    if (status !== 200) throw new Error(`${endpoint.name}: ${status} ${body.errorCode}`);
    return (body.value as { id: string }).id;
  };
  const asCashier = async (endpoint: Endpoint, request: object) => {
    const { status, body } = await client.call(endpoint, request, { headers: cashier });
    // The answer to the first call was lost, and the payout has gone on since.
    if (repeats && endpoint === approveWithdrawal && body.errorCode === 'withdrawal.state.not.allowed') return;
    if (status !== 200) throw new Error(`${endpoint.name}: ${status} ${body.errorCode}`);
  };
  for (let n = 0; !isOver(); n += 1) {
    const deposit = await asPlayer(createDeposit, {
      requestId: randomUUID(),
      methodId: 'bank-transfer',
      amount: depositAmount,
      depositorName: player.username,
    });
    if (!deposit) throw new Error('A deposit has no number.');
    acknowledged.deposits.set(deposit, { player: player.username, amount: depositAmount, status: 'pending' });
    await asCashier(approveDeposit, { id: deposit });
    acknowledged.deposits.set(deposit, { player: player.username, amount: depositAmount, status: 'approved' });

    await placeBet(client, player, acknowledged);
    const withdrawal = await asPlayer(createWithdrawal, {
      requestId: randomUUID(),
      amount: withdrawalAmount,
      accountId: player.accountId,
      paymentPassword: testPin,
    });
    if (!withdrawal) continue;
    const note = (status: 'pending_review' | 'rejected' | 'submitted' | 'completed') =>
      acknowledged.withdrawals.set(withdrawal, { player: player.username, amount: withdrawalAmount, status });
    note('pending_review');
    if (n % 2 === 0) {
      await asCashier(rejectWithdrawal, { id: withdrawal, reasonCode: 'withdrawal.account.invalid' });
      note('rejected');
    } else {
      await asCashier(approveWithdrawal, { id: withdrawal });
      note('submitted');
      await asCashier(completeWithdrawal, { id: withdrawal });
      note('completed');
    }
  }
}

/** Resolves when every worker has lost its line; a refusal in between is a fault and throws. */
export async function loadUntilCut(
  port: number,
  cashier: Readonly<Record<string, string>>,
  players: readonly Player[],
  acknowledged: Acknowledged,
): Promise<void> {
  const client = wireClient(overHttp(port));
  const options = { isOver: () => false, repeats: false };
  const ends = await Promise.allSettled(players.map((player) => work(client, cashier, player, acknowledged, options)));
  for (const end of ends) {
    // fetch says TypeError when the connection breaks: that is the cut. Half an answer is a SyntaxError.
    if (end.status === 'rejected' && !(end.reason instanceof TypeError) && !(end.reason instanceof SyntaxError)) {
      throw end.reason;
    }
  }
}

/**
 * Loads an operator until it is over; a call that the operator could not answer for its database is made again. Answers
 * how many there were; any other refusal, and a line that breaks, is a fault and throws.
 */
export async function loadUntil(
  isOver: () => boolean,
  port: number,
  cashier: Readonly<Record<string, string>>,
  players: readonly Player[],
  acknowledged: Acknowledged,
): Promise<number> {
  let pauses = 0;
  const notePause = () => {
    pauses += 1;
  };
  const options = { isOver, repeats: true };
  const client = wireClient(persistently(overHttp(port), notePause));
  await Promise.all(players.map((player) => work(client, cashier, player, acknowledged, options)));
  return pauses;
}

/** Credits deposits whose approval the cut swallowed, as a cashier would after a restart. */
export async function settleLeftOvers(
  port: number,
  cashier: Readonly<Record<string, string>>,
  acknowledged: Acknowledged,
): Promise<void> {
  const client = wireClient(overHttp(port));
  const queue = await client.call(getConsoleDeposits, { status: 'pending', pageSize: 100 }, { headers: cashier });
  for (const { id, username } of (queue.body.value as { list: { id: string; username: string }[] }).list) {
    await client.call(approveDeposit, { id }, { headers: cashier });
    acknowledged.deposits.set(id, { player: username, amount: depositAmount, status: 'approved' });
  }
}
