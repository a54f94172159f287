import type { AddressInfo } from 'node:net';
import { buildOperator } from '../../app.ts';
import { createProviderClient } from '../../domains/casino/reconcile/ask-provider.ts';
import { differenceOfWallets } from '../../domains/casino/vendor-wallets/wallet-totals.ts';
import { houseOwner, playerOwner } from '../../domains/ledger/ledger.ts';
import { prepareFolder } from '../../platform/data-folder.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { keysIn } from '../../platform/keys/keys.ts';
import { givePin } from '../payment-pin.ts';
import { cheapConfig, loadTestData } from '../seed.ts';
import { addSettledStake } from '../settled-stake.ts';
import { type KilledPlayer, type Order, openingMinor } from './messages.ts';
import { stoppingDatabase } from './stopping-database.ts';

/**
 * An operator that stops at a place of its parent's choice, to be killed there: data folder, database and provider as in
 * the environment of `main.ts`. Jobs run when the console moves the clock, so that none overtakes what was stopped.
 */
const folder = process.env.TESSERA_DATA ?? '';
prepareFolder(folder);
const opened = await openDatabase(folder, process.env.DATABASE_URL || undefined);
const { db, stopAt } = stoppingDatabase(opened, () => process.send?.({ reached: true }));
const operator = await buildOperator({
  db,
  keys: await keysIn(folder),
  config: cheapConfig,
  firstData: loadTestData('few'),
});
const { context } = operator;

async function openPlayer(username: string): Promise<KilledPlayer> {
  const { id } = await context.accounts.create({ merchant: 'aurora', username, type: 0, password: null });
  await givePin(context, id);
  await context.ledger.post({
    merchant: 'aurora',
    key: `opening:${id}`,
    kind: 'opening',
    reference: 'opening',
    lines: [
      { account: { owner: houseOwner, kind: 'opening' }, amountMinor: -openingMinor },
      { account: { owner: playerOwner(id), kind: 'player_cash' }, amountMinor: openingMinor },
    ],
  });
  return { id, username, token: await context.sessions.issue(id) };
}

/** A bet on slots, settled now with twice its stake, as a vendor settles it. */
async function settleStake(memberId: number, amountMinor: number): Promise<void> {
  const at = context.clock.now();
  await addSettledStake(db, { memberId, amountMinor, payoutMinor: 2 * amountMinor, at, game: 'PG-0005' });
}

function walletDifference(): Promise<number | null> {
  const url = `http://127.0.0.1:${process.env.TESSERA_PROVIDER_PORT}`;
  return differenceOfWallets(context, createProviderClient(url, context.config.providerSecret));
}

async function carryOut(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'stop-at':
      return stopAt(order.stop);
    case 'open-player':
      return openPlayer(order.username);
    case 'sign-in':
      return context.sessions.issue(order.memberId);
    case 'settle-stake':
      return settleStake(order.memberId, order.amountMinor);
    case 'wallet-difference':
      return walletDifference();
    case 'query':
      return db.query(order.sql, order.params);
  }
}

process.on('message', async ({ number, order }: { number: number; order: Order }) => {
  process.send?.({ order: number, answer: (await carryOut(order)) ?? null });
});
await operator.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = operator.app.server.address() as AddressInfo;
process.stdout.write(`${JSON.stringify({ ready: 'operator', port })}\n`);
