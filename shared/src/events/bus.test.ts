import * as fc from 'fast-check';
import { map } from 'rxjs';
import { type BusFault, EventBus } from './bus.ts';

function newBus() {
  const faults: BusFault[] = [];
  return { faults, bus: new EventBus({ report: (fault) => faults.push(fault) }) };
}
const ticket = (issue: string) => ({ gameCode: 'K3', issue, stakeMinor: 100 });

describe('the event bus', () => {
  it('sends an event to everyone who listens', () => {
    const { bus } = newBus();
    const received: string[] = [];
    bus.on('lottery:ticket-bought').subscribe(({ issue }) => received.push(issue));
    bus
      .on('lottery:ticket-bought')
      .pipe(map(({ issue }) => `${issue}!`))
      .subscribe((issue) => received.push(issue));
    bus.emit('lottery', 'lottery:ticket-bought', ticket('1'));
    expect(received).toEqual(['1', '1!']);
  });

  it('runs the next listener when one throws, and reports which one threw', () => {
    const { bus, faults } = newBus();
    const received: string[] = [];
    bus.on('lottery:ticket-bought', 'wallet').subscribe(() => {
      throw new Error('broken');
    });
    bus.on('lottery:ticket-bought', 'games').subscribe(({ issue }) => received.push(issue));
    bus.emit('lottery', 'lottery:ticket-bought', ticket('7'));
    expect(received).toEqual(['7']);
    expect(faults).toMatchObject([
      { kind: 'listener-threw', event: 'lottery:ticket-bought', from: 'lottery', to: 'wallet' },
    ]);
  });

  it('repeats a sticky event to late listeners, and only the last one', () => {
    const { bus } = newBus();
    bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: 1, at: 1 });
    bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: 2, at: 2 });
    const received: number[] = [];
    bus.on('wallet:balance-changed').subscribe(({ balanceMinor }) => received.push(balanceMinor));
    expect(received).toEqual([2]);
  });

  it('does not repeat an event that is not sticky', () => {
    const { bus } = newBus();
    bus.emit('lottery', 'lottery:ticket-bought', ticket('1'));
    const received: unknown[] = [];
    bus.on('lottery:ticket-bought').subscribe((fact) => received.push(fact));
    expect(received).toEqual([]);
  });

  it('refuses an event that the contract does not declare', () => {
    const { bus, faults } = newBus();
    bus.declare('games', ['games:round-ended']);
    expect(bus.emit('games', 'wallet:balance-changed', { balanceMinor: 5, at: 1 })).toBe(false);
    expect(faults).toEqual([{ kind: 'undeclared-emit', event: 'wallet:balance-changed', from: 'games' }]);
  });

  it('refuses a payload that does not match its schema, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (payload) => {
        const { bus, faults } = newBus();
        const received: unknown[] = [];
        bus.on('wallet:balance-changed').subscribe((fact) => received.push(fact));
        const wasTaken = bus.emit('wallet', 'wallet:balance-changed', payload as never);
        expect(received.length).toBe(wasTaken ? 1 : 0);
        expect(faults.length).toBe(wasTaken ? 0 : 1);
      }),
    );
  });

  it('keeps a bounded history with the origin of each event', () => {
    const { bus } = newBus();
    for (let n = 0; n < 250; n++) bus.emit('lottery', 'lottery:ticket-bought', ticket(String(n)));
    expect(bus.history).toHaveLength(200);
    expect(bus.history.at(-1)).toMatchObject({
      from: 'lottery',
      version: 1,
      isFromOtherTab: false,
      payload: { issue: '249' },
    });
  });

  it('sends a sign-out to the other tabs, and no event that is not meant for them', () => {
    const posted: unknown[] = [];
    let receive: (message: MessageEvent) => void = () => undefined;
    const channel = {
      postMessage: (data: unknown) => posted.push(data),
      addEventListener: (_: string, listener: unknown) => {
        receive = listener as typeof receive;
      },
    } as unknown as BroadcastChannel;
    const { bus } = newBus();
    bus.connect(channel);
    bus.emit('lottery', 'lottery:ticket-bought', ticket('1'));
    bus.emit('auth', 'auth:account-left', { account: 'ada' });
    expect(posted).toMatchObject([{ name: 'auth:account-left' }]);

    const received: string[] = [];
    bus.on('auth:account-left').subscribe(({ account }) => received.push(account));
    receive({ data: { name: 'auth:account-left', payload: { account: 'bob' }, from: 'auth' } } as MessageEvent);
    receive({ data: { name: 'lottery:ticket-bought', payload: ticket('2'), from: 'lottery' } } as MessageEvent);
    receive({ data: 'nonsense' } as MessageEvent);
    expect(received).toEqual(['bob']);
    expect(posted).toHaveLength(1);
  });
});
