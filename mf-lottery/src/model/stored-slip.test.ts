import { slipBet } from '../testing/slip-bet.ts';
import type { SlipEntry } from './slip.ts';
import { type StoredSlip, slipFrom, storedSlip } from './stored-slip.ts';

const bet = (id: string, more: Partial<SlipEntry> = {}): SlipEntry => ({
  id,
  ...slipBet({ numbers: [['big', 'odd']], combinations: 2, ...more }),
});

const nothingOpen = { order: false, chase: false };
const afterReload = (stored: StoredSlip, isOpen = nothingOpen) =>
  slipFrom(JSON.parse(JSON.stringify(stored)), 'aurora', isOpen);

describe('a slip after a reload', () => {
  it('has its bets with their stakes, also one whose issue has closed and one whose game is gone', () => {
    const entries = [
      bet('one', { multiple: 7, odds: { big: 1.9 } }),
      bet('gone', { gameCode: 'GONE', closesAtMs: 9000 }),
      bet('typed', { kind: 'VNN', playCode: 'lo2', numbers: [['12', '34']], combinations: 54, halfPaid: ['34'] }),
    ];
    expect(afterReload(storedSlip({ entries, editedId: 'one' }, 'aurora'))).toEqual({ entries });
  });

  it('is empty on the page of another merchant', () => {
    expect(slipFrom(storedSlip({ entries: [bet('one')] }, 'lotus'), 'aurora', nothingOpen)).toEqual({ entries: [] });
    expect(slipFrom(undefined, 'aurora', nothingOpen)).toEqual({ entries: [] });
  });

  it('has no bets that the games do not know, and counts the numbers of the others again', () => {
    const entries = [
      bet('one', { combinations: 9 }),
      bet('two', { playCode: 'gone' }),
      bet('three', { kind: 'NONE' as 'K3' }),
      bet('four', { numbers: [['big', 'tall']] }),
      bet('five', { numbers: [[]] }),
      bet('six', { multiple: 0 }),
    ];
    expect(afterReload(storedSlip({ entries }, 'aurora')).entries).toEqual([bet('one')]);
    expect(afterReload(storedSlip({ entries: [bet('one'), bet('one')] }, 'aurora')).entries).toEqual([]);
    const many = Array.from({ length: 31 }, (_, at) => bet(`id-${at}`));
    expect(afterReload(storedSlip({ entries: many }, 'aurora')).entries).toEqual([]);
  });

  it.each(['order', 'chase'] as const)(
    'has the bets of an %s only while its outcome is unknown, and then as bets that were sent in it',
    (what) => {
      const slip = { entries: [bet('sent'), bet('other')], sent: { [what]: [{ ...bet('sent'), place: 0 }] } };
      expect(afterReload(storedSlip(slip, 'aurora'), { ...nothingOpen, [what]: true })).toEqual(slip);
      expect(afterReload(storedSlip(slip, 'aurora'))).toEqual({ entries: [bet('other')] });
    },
  );

  it('has the bets of an order by their places in it, also where one left the slip or is no longer known', () => {
    const ids = ['removed', 'one', 'gone', 'two'];
    const sent = ids.map((id, place) => ({ ...bet(id, id === 'gone' ? { playCode: 'gone' } : {}), place }));
    const slip = { entries: sent.slice(1).map(({ place: _, ...entry }) => entry), sent: { order: sent } };
    const isOpen = { order: true, chase: false };
    const once = afterReload(storedSlip(slip, 'aurora'), isOpen);
    const twice = afterReload(storedSlip(once, 'aurora'), isOpen);
    for (const read of [once, twice]) {
      expect(read.entries).toEqual([bet('one'), bet('two')]);
      expect(read.sent?.order?.map(({ id, place }) => [id, place])).toEqual([
        ['one', 1],
        ['two', 3],
      ]);
    }
  });

  it('is read as a release from before chases were stored has stored it', () => {
    const { chasedIds: _, ...stored } = storedSlip({ entries: [bet('one')] }, 'aurora');
    expect(afterReload(stored)).toEqual({ entries: [bet('one')] });
  });
});
