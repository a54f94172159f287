import { slipBet } from '../../testing/slip-bet.ts';
import { createSlipStore } from './slip-store.ts';

describe('a slip that was cleared', () => {
  function clearedSlip(limit = 3) {
    let count = 0;
    const store = createSlipStore(limit, () => `id-${count++}`);
    for (const numbers of [[['big']], [['small']]]) store.add(slipBet({ numbers }));
    return store;
  }
  const ids = (store: ReturnType<typeof clearedSlip>) => store.current().entries.map(({ id }) => id);

  it('gets the same bets back, with their ids and before those that were added since, once', () => {
    const store = clearedSlip();
    const before = store.current().entries;
    store.clear();
    expect(ids(store)).toEqual([]);
    store.add(slipBet({ numbers: [['odd']] }));
    expect(store.restore()).toBe(true);
    expect(store.current().entries.slice(0, 2)).toEqual(before);
    expect(ids(store)).toEqual(['id-0', 'id-1', 'id-2']);
    store.restore();
    expect(ids(store)).toHaveLength(3);
  });

  it('stays as it is where it has no room for all of them', () => {
    const store = clearedSlip();
    store.clear();
    for (const numbers of [[['odd']], [['even']]]) store.add(slipBet({ numbers }));
    expect(store.restore()).toBe(false);
    expect(ids(store)).toEqual(['id-2', 'id-3']);
  });

  it('gets no bet back that is placed by now, and still knows which were sent', () => {
    const store = clearedSlip();
    store.holdSent(store.current().entries.slice(0, 1), 'order');
    store.clear();
    expect(store.current().sent?.order).toMatchObject([{ id: 'id-0' }]);
    store.remove(store.releaseSent('order').map(({ id }) => id));
    store.restore();
    expect(ids(store)).toEqual(['id-1']);
  });

  it('gets nothing back after it was discarded', () => {
    const store = clearedSlip();
    store.clear();
    expect(store.discard()).toBe(true);
    store.restore();
    expect(ids(store)).toEqual([]);
    expect(store.discard()).toBe(false);
  });
});
