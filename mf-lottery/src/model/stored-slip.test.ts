import { slipBet } from '../testing/slip-bet.ts';
import type { SlipEntry } from './slip.ts';
import { type StoredSlip, slipFrom, storedSlip } from './stored-slip.ts';

const bet = (id: string, more: Partial<SlipEntry> = {}): SlipEntry => ({
  id,
  ...slipBet({ numbers: [['big', 'odd']], combinations: 2, ...more }),
});

const afterReload = (stored: StoredSlip, hasOpenOrder = false) =>
  slipFrom(JSON.parse(JSON.stringify(stored)), 'aurora', hasOpenOrder);

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
    expect(slipFrom(storedSlip({ entries: [bet('one')] }, 'lotus'), 'aurora', false)).toEqual({ entries: [] });
    expect(slipFrom(undefined, 'aurora', false)).toEqual({ entries: [] });
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

  it('has the bets of an order only while its outcome is unknown, and then as bets of that order', () => {
    const slip = { entries: [bet('sent'), bet('other')], sentIds: ['sent'], orderedIds: ['sent'] };
    expect(afterReload(storedSlip(slip, 'aurora'), true)).toEqual(slip);
    expect(afterReload(storedSlip(slip, 'aurora'), false)).toEqual({ entries: [bet('other')] });
  });

  it('has no bets of a chase whose outcome is unknown', () => {
    const slip = { entries: [bet('chased'), bet('other')], sentIds: ['chased'], orderedIds: [] };
    expect(afterReload(storedSlip(slip, 'aurora'), true)).toEqual({ entries: [bet('other')] });
  });
});
