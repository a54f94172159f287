import { startTestPage, TestPage } from '@tessera/shared/testing';
import { render } from '@testing-library/react';
import messages from '../../../locales/vi.json';
import { games } from '../../testing/fake-lottery.ts';
import { DrawTime } from './draw-time.tsx';

const [dice] = games;
const south = { timeZone: 'Asia/Ho_Chi_Minh', weekdays: [1], monthDays: [], startsAt: '16:15' };
const bet = {
  kind: 'VNS' as const,
  closesAtMs: Date.parse('2026-03-02T09:10:00Z'),
  drawsAtMs: Date.parse('2026-03-02T09:35:00Z'),
};

describe('the time at which a bet is drawn', () => {
  beforeAll(() => startTestPage({ lottery: messages }));
  const shown = (game: Parameters<typeof DrawTime>[0]['game'], kind: 'VNS' | 'K3' = 'VNS') =>
    render(<DrawTime bet={{ ...bet, kind }} game={game} />, { wrapper: TestPage }).container.textContent;

  it('of a lottery by a calendar is when its drawing begins, by its own clock, as its page says', () => {
    if (!dice) throw new Error('No game is recorded.');
    expect(shown({ ...dice, kind: 'VNS', periodMs: null, calendar: south })).toMatch(/16:15 (GMT|UTC)\+7 · $/);
    expect(shown(undefined)).toBe('');
  });

  it('of a draw every minute is its second', () => {
    expect(shown(undefined, 'K3')).toMatch(/^\d\d:\d\d:\d\d · $/);
  });
});
