import type { Observable } from 'rxjs';
import { EventBus, type EventMap, type EventName } from './index.ts';

// Checked by `npm run types`: a line under "@ts-expect-error" that compiles is an error itself.

const bus = new EventBus({ report: () => undefined });

bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: 100, at: 0 });
// @ts-expect-error: an event that is not in the map does not exist
bus.emit('wallet', 'wallet:emptied', {});
// @ts-expect-error: every field of the payload is required
bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: 100 });
// @ts-expect-error: amounts are numbers of minor units
bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: '1.00', at: 0 });

export const balances: Observable<EventMap['wallet:balance-changed']> = bus.on('wallet:balance-changed');
// @ts-expect-error: an Observable of one event is not one of another
export const wrongBalances: Observable<EventMap['games:round-ended']> = bus.on('wallet:balance-changed');
// @ts-expect-error: the last event may not exist yet
export const last: EventMap['wallet:balance-changed'] = bus.latest('wallet:balance-changed');
// @ts-expect-error: the history is read-only
bus.history.pop();

// @ts-expect-error: names have an owner and a fact
export const name: EventName = 'balance-changed';
