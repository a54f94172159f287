import type { Observable } from 'rxjs';
import { bus } from '../events/index.ts';
import { definePort } from './index.ts';

// Checked by `npm run types`: a line under "@ts-expect-error" that compiles is an error itself.

const port = definePort('wallet', {
  emits: ['wallet:balance-changed'],
  listens: ['games:round-ended'],
  asks: ['open-centre'],
});

port.emit('wallet:balance-changed', { balanceMinor: 100, at: 0 });
// @ts-expect-error: what the port does not declare cannot be emitted
port.emit('wallet:deposit-requested', { depositId: '1', amountMinor: 100 });
// @ts-expect-error: the payload is the event's own
port.emit('wallet:balance-changed', { balance: '1.00' });
// @ts-expect-error: amounts are numbers of minor units
port.emit('wallet:balance-changed', { balanceMinor: '100', at: 0 });

export const rounds: Observable<{ gameId: string; roundId: string }> = port.on('games:round-ended');
// @ts-expect-error: what the port does not declare cannot be listened to
port.on('wallet:balance-changed');

void port.ask('open-centre', { centre: 'member' });
// @ts-expect-error: what the port does not declare cannot be asked for
void port.ask('withdraw', {});
// @ts-expect-error: there is no such centre
void port.ask('open-centre', { centre: 'vip' });

/** An absent provider is an answer that has no result. */
export async function resultOf(): Promise<undefined> {
  const answer = await port.ask('open-centre', { centre: 'agent' });
  // @ts-expect-error: check first whether the answer has a result
  answer.result;
  return answer.status === 'done' ? answer.result : undefined;
}

export const balance: { balanceMinor: number; at: number } | undefined = bus.latest('wallet:balance-changed');
// @ts-expect-error: the bus is closed: an event that nobody owns does not exist
bus.on('wallet:emptied');
