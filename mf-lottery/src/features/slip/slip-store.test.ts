import {
  isClosed,
  passedLimitOf,
  type SlipEntry,
  sizeOf,
  slipLineState,
  stakesByIssue,
  sumOfLargestWins,
  totalStake,
} from '../../model/slip.ts';
import { slipBet } from '../../testing/slip-bet.ts';
import { createSlipStore } from './slip-store.ts';

function emptySlip(limit = 3) {
  let count = 0;
  return createSlipStore(limit, () => `id-${count++}`);
}

describe('the slip', () => {
  it('adds up combinations × unit × multiple of all its bets', () => {
    const store = emptySlip();
    store.add(slipBet());
    store.add(slipBet({ numbers: [['small']], combinations: 1, multiple: 1 }));
    expect(totalStake(store.current().entries)).toBe(130_000);
  });

  it('takes no more bets than one order may hold', () => {
    const store = emptySlip(2);
    const sides = ['big', 'small', 'odd'].map((side) => store.add(slipBet({ numbers: [[side]] })));
    expect(sides).toEqual(['added', 'added', 'full']);
    expect(store.current().entries).toHaveLength(2);
  });

  it('takes no more numbers than one order may hold, however few bets they are in', () => {
    const store = emptySlip(30);
    const typed = (at: number) => ({ numbers: [Array.from({ length: 5000 }, (_, number) => String(number + at))] });
    const added = Array.from({ length: 7 }, (_, at) => store.add(slipBet(typed(at))));
    expect(added.filter((each) => each === 'added')).toHaveLength(6);
    expect(store.add(slipBet())).toBe('full');
  });

  it('makes one bet of two that are the same but for their multiples, at one prize group and as far as the multiple goes', () => {
    const store = emptySlip(4);
    expect([2, 3, 9].map((multiple) => store.add(slipBet({ multiple }), 10))).toEqual(['added', 'merged', 'added']);
    store.add(slipBet({ unitMinor: 100, multiple: 1 }), 10);
    store.add(slipBet({ unitMinor: 100, multiple: 1, prizeGroup: 1900, rebateMilli: 20 }), 10);
    expect(
      store.current().entries.map(({ unitMinor, multiple, prizeGroup }) => [unitMinor, multiple, prizeGroup]),
    ).toEqual([
      [10_000, 5, 1940],
      [10_000, 9, 1940],
      [100, 1, 1940],
      [100, 1, 1900],
    ]);
  });

  it('makes one bet of those that become the same by a changed unit, in the panel or by moving on, in the place of the changed one', () => {
    const store = emptySlip(4);
    const shown = () =>
      store.current().entries.map(({ id, issue, unitMinor, multiple }) => [id, issue, unitMinor, multiple]);
    store.add(slipBet({ unitMinor: 100 }));
    store.add(slipBet({ unitMinor: 500, multiple: 3 }));
    store.add(slipBet({ unitMinor: 500, numbers: [['small']] }));
    store.change('id-1', { unitMinor: 100 });
    expect(store.mergeSame('id-1', 4)).toBe(false);
    expect(store.current().entries).toHaveLength(3);
    expect(store.mergeSame('id-1', 5)).toBe(true);
    expect(shown()).toEqual([
      ['id-1', '20261121-0541', 100, 5],
      ['id-2', '20261121-0541', 500, 2],
    ]);
    store.edit('id-2');
    expect(store.replaceEdited(slipBet({ unitMinor: 100, multiple: 1 }), 6)).toBe('merged');
    expect(shown()).toEqual([['id-2', '20261121-0541', 100, 6]]);
    store.add(slipBet({ unitMinor: 100, multiple: 2, issue: '20261121-0542', closesAtMs: 9000 }));
    store.add(slipBet({ unitMinor: 100, multiple: 7, issue: '20261121-0540', closesAtMs: 500 }));
    store.moveTo({ gameCode: 'K3', issue: '20261121-0542', closesAtMs: 9000 }, 1000, 8);
    expect(shown()).toEqual([
      ['id-2', '20261121-0542', 100, 8],
      ['id-4', '20261121-0542', 100, 7],
    ]);
  });

  it('keeps the edited bet where closed bets that become the same are moved on', () => {
    const store = emptySlip(4);
    store.add(slipBet({ issue: '20261121-0540' }));
    store.add(slipBet());
    store.edit('id-1');
    store.moveTo({ gameCode: 'K3', issue: '20261121-0542', closesAtMs: 9000 }, 1000);
    expect(store.current().entries.map(({ id, multiple }) => [id, multiple])).toEqual([['id-1', 4]]);
    expect(store.current().editedId).toBe('id-1');
  });

  it('keeps other bets as they are while the unit of one is being chosen', () => {
    const store = emptySlip(4);
    store.add(slipBet({ unitMinor: 100, multiple: 3 }));
    store.add(slipBet({ unitMinor: 500, multiple: 2 }));
    const before = store.current().entries;
    for (const unitMinor of [100, 500]) store.change('id-1', { unitMinor });
    expect(store.current().entries).toEqual(before);
  });

  it('merges no bet of an order whose outcome is not known, nor the one that is edited', () => {
    const store = emptySlip(5);
    store.add(slipBet({ multiple: 5 }));
    store.holdSent(store.current().entries, 'order');
    store.add(slipBet({ multiple: 3 }));
    store.mergeSame('id-1');
    store.remove(['id-0']);
    store.releaseSent('order');
    expect(store.current().entries.map(({ id, multiple }) => [id, multiple])).toEqual([['id-1', 3]]);
    store.edit('id-1');
    store.add(slipBet({ multiple: 1 }));
    store.mergeSame('id-2');
    expect(store.current().entries).toHaveLength(2);
    store.stopEditing();
    store.mergeSame('id-2');
    expect(store.current().entries.map(({ id, multiple }) => [id, multiple])).toEqual([['id-2', 4]]);
  });

  it('keeps a bet that was changed while its order was on its way: the outcome is about the bet as it was sent', () => {
    const store = emptySlip();
    store.add(slipBet({ numbers: [['big']] }));
    store.add(slipBet({ numbers: [['small']] }));
    store.holdSent(store.current().entries, 'order');
    store.edit('id-0');
    store.replaceEdited(slipBet({ numbers: [['odd']] }));
    store.change('id-1', { multiple: 7 });
    const sent = store.releaseSent('order');
    expect(sent.map(({ numbers }) => numbers)).toEqual([[['big']], [['small']]]);
    store.remove(sent.map(({ id }) => id));
    expect(store.current().entries).toMatchObject([{ numbers: [['odd']] }, { numbers: [['small']], multiple: 7 }]);
  });

  it('gives up the bets that were placed, and keeps those that were added meanwhile', () => {
    const store = emptySlip();
    store.add(slipBet());
    const placed = store.current().entries.map(({ id }) => id);
    store.add(slipBet({ playCode: 'pair' }));
    store.remove(placed);
    expect(store.current().entries.map(({ playCode }) => playCode)).toEqual(['pair']);
  });

  it('adds up what was staked on each issue of an order', () => {
    const bet = (issue: string, stake: number) => ({ gameCode: 'K3', issue, stake });
    expect(stakesByIssue([bet('0541', 100), bet('0542', 20), bet('0541', 3)])).toEqual([
      { gameCode: 'K3', issue: '0541', stakeMinor: 103 },
      { gameCode: 'K3', issue: '0542', stakeMinor: 20 },
    ]);
  });

  it('leaves closed bets where they are until they are moved, and moves those of that game alone', () => {
    const store = emptySlip();
    store.add(slipBet());
    store.add(slipBet({ gameCode: '11X5' }));
    store.add(slipBet({ closesAtMs: 9000, issue: '20261121-0545' }));
    const now = 1000;
    expect(store.current().entries.map((each) => isClosed(each, now))).toEqual([true, true, false]);
    store.setHalfPaid(store.current().entries[0]?.id ?? '', ['5']);
    store.moveTo({ gameCode: 'K3', issue: '20261121-0542', closesAtMs: 2000 }, now);
    // Which numbers pay half is another matter in each issue.
    expect(store.current().entries[0]).not.toHaveProperty('halfPaid');
    expect(store.current().entries.map(({ issue, closesAtMs }) => [issue, closesAtMs])).toEqual([
      ['20261121-0542', 2000],
      ['20261121-0541', 1000],
      ['20261121-0545', 9000],
    ]);
  });

  it('changes the stake of one bet in its place, and leaves the others as they are', () => {
    const store = emptySlip();
    for (const playCode of ['pair', 'sum', 'one-face']) store.add(slipBet({ playCode }));
    const [, second] = store.current().entries;
    store.change(second?.id ?? '', { multiple: 7 });
    store.change(second?.id ?? '', { unitMinor: 500 });
    expect(store.current().entries.map(({ playCode, unitMinor, multiple }) => [playCode, unitMinor, multiple])).toEqual(
      [
        ['pair', 10_000, 2],
        ['sum', 500, 7],
        ['one-face', 10_000, 2],
      ],
    );
  });

  it('puts a changed bet in the place of the old one, which is edited until then or until it is removed', () => {
    const store = emptySlip();
    for (const playCode of ['pair', 'sum', 'one-face']) store.add(slipBet({ playCode }));
    const [first, second] = store.current().entries;
    store.edit(second?.id ?? '');
    expect(store.replaceEdited(slipBet({ playCode: 'triple-any', numbers: [['any']] }))).toBe('changed');
    expect(store.current().entries.map(({ playCode }) => playCode)).toEqual(['pair', 'triple-any', 'one-face']);
    expect(store.current().editedId).toBeUndefined();
    store.edit(first?.id ?? '');
    store.remove([second?.id ?? '']);
    expect(store.current().editedId).toBe(first?.id);
    store.remove([first?.id ?? '']);
    expect(store.current().editedId).toBeUndefined();
  });

  it('forgets why an order was refused when it is changed, and closes what the operator says is closed', () => {
    const store = emptySlip();
    store.add(slipBet({ closesAtMs: 9000 }));
    const [{ id = '' } = {}] = store.current().entries;
    store.setRefusal({ cause: 'lottery.issue.stake.limit', ids: [id] });
    store.close([id], 5000);
    expect(store.current().entries[0]?.closesAtMs).toBe(5000);
    expect(store.current().refusal).toBeUndefined();
  });

  it('says what its bets together cannot exceed, and which limit a bet passes', () => {
    const [one, other] = [slipBet({ numbers: [['big', 'odd']] }), slipBet({ numbers: [['small']], multiple: 1 })];
    const paid = (bet: Omit<SlipEntry, 'id'>) => sumOfLargestWins([{ ...bet, id: '' }]);
    expect(paid(one)).toBe(2 * 20_000 * 1.98);
    expect(sumOfLargestWins([one, other].map((bet) => ({ ...bet, id: '' })))).toBe(paid(one) + paid(other));
    const limits = { maxStake: 100, maxPayout: 1000, maxNumberStake: 20, maxSlipStake: 100 };
    const size = {
      stakeMinor: 100,
      largestWinMinor: 1000,
      onNumbers: { kind: 'PK10' as const, playCode: 'place', numbers: [['01'], ['03']], eachMinor: 20 },
    };
    expect(passedLimitOf(limits, size)).toBeUndefined();
    const faults = [
      { stakeMinor: 101 },
      { largestWinMinor: 1001 },
      { onNumbers: { ...size.onNumbers, numbers: [[], ['03']], eachMinor: 21 } },
    ].map((change) => passedLimitOf(limits, { ...size, ...change }));
    expect(faults).toEqual([
      { key: 'lottery_stake_outside_is', limitMinor: 100 },
      { key: 'lottery_payout_outside_is', limitMinor: 1000 },
      { key: 'lottery_number_stake_most_is', limitMinor: 20, number: 'rank2:03' },
    ]);
    expect(passedLimitOf({ ...limits, maxSlipStake: 99 }, size)).toEqual({
      key: 'lottery_slip_limit_is',
      limitMinor: 99,
    });
    expect(
      passedLimitOf({ ...limits, maxNumberStake: null }, { ...size, onNumbers: { ...size.onNumbers, eachMinor: 21 } }),
    ).toBeUndefined();
  });

  it('adds up the stakes on numbers that win on the same draws, as the operator does, against the limit of a number', () => {
    const limits = { maxStake: 100_000, maxPayout: 1e9, maxNumberStake: 1339, maxSlipStake: null };
    const tod = (...numbers: string[]) =>
      sizeOf(slipBet({ kind: 'THAI', playCode: 'tod3', numbers: [numbers], unitMinor: 1000, multiple: 1 }));
    expect(passedLimitOf(limits, tod('123', '456'))).toBeUndefined();
    expect(passedLimitOf(limits, tod('123', '321'))).toEqual({
      key: 'lottery_number_stake_most_is',
      limitMinor: 1339,
      number: '123',
    });
  });

  it('says of a combination that it passes the limit of a number, whatever the other ones are', () => {
    const limits = { maxStake: 1e9, maxPayout: 1e12, maxNumberStake: 9999, maxSlipStake: null };
    const bet = (playCode: string, ...numbers: string[][]) =>
      passedLimitOf(limits, sizeOf(slipBet({ kind: 'SSC', playCode, numbers, unitMinor: 10_000, multiple: 1 })));
    expect(bet('first3-direct', ['1', '2'], ['2'], ['3', '4'])).toMatchObject({ number: '123', limitMinor: 9999 });
    expect(bet('any2-direct', ['1'], [], [], [], ['5'])).toMatchObject({ number: 'places1,5:15' });
    expect(bet('first2-sides', ['big'], ['odd'])).toMatchObject({ number: 'big odd' });
  });

  it('takes the discount that the merchant has set off the stake of a bet, and off what counts for a limit', () => {
    const bet = { ...slipBet(), kind: 'THAI', playCode: 'top2', numbers: [['12']], combinations: 1 } as const;
    const at = (odds?: SlipEntry['odds']) => sizeOf({ ...bet, unitMinor: 1000, multiple: 1, ...(odds && { odds }) });
    expect([at().stakeMinor, at({ discount: 100 }).stakeMinor]).toEqual([720, 900]);
    expect(at({ discount: 100 }).onNumbers).toMatchObject({ eachMinor: 1000, discountMilli: 100 });
  });

  it('shows the most important state in the line of a bet', () => {
    const bet = { ...slipBet({ closesAtMs: 1000 }), id: 'a' };
    const sent = [{ ...bet, place: 0 }];
    const slip = { entries: [bet], editedId: 'a', refusal: { cause: undefined, ids: ['a'] }, sent: { chase: sent } };
    expect(slipLineState(slip, bet, 2000)).toBe('in-chase');
    expect(slipLineState({ ...slip, sent: { order: sent } }, bet, 2000)).toBe('closed-unknown');
    expect(slipLineState({ ...slip, sent: {} }, bet, 2000)).toBe('closed');
    expect(slipLineState({ ...slip, sent: {} }, bet, 0)).toBe('refused');
    expect(slipLineState({ entries: [bet], editedId: 'a' }, bet, 0)).toBe('edited');
    expect(slipLineState({ entries: [bet] }, bet, 0)).toBe('open');
  });

  it('notifies its subscribers until they unsubscribe', () => {
    const store = emptySlip();
    let notified = 0;
    const leave = store.subscribe(() => {
      notified += 1;
    });
    store.add(slipBet());
    leave();
    store.clear();
    expect(notified).toBe(1);
  });
});
