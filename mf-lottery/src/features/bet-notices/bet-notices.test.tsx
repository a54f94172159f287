import { act, renderHook } from '@testing-library/react';
import { betOf } from '../../testing/fake-lottery.ts';
import { clearNotice, keepOpen, showPlaced, useBetNotice } from './bet-notices.ts';

const line = { gameCode: 'K3', issue: '1', playCode: 'sum-sides', numbers: [['big']], unit: 100, multiple: 1 };

describe('the notice of a bet that was placed', () => {
  afterEach(() => act(clearNotice));

  it('stays when an answer comes without it that was asked for before, and goes with one that was asked for later', () => {
    const { result } = renderHook(useBetNotice);
    const placedAt = Date.now();
    act(() => showPlaced([betOf(line, 1)]));
    act(() => keepOpen([], placedAt - 1));
    expect(result.current.kind).toBe('placed');
    act(() => keepOpen([], Date.now() + 1));
    expect(result.current.kind).toBe('none');
  });
});
