import { startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { getDraws } from '@tessera/shared/wire/lottery';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { games } from '../../testing/fake-lottery.ts';
import { LiveBoard } from './live-board.tsx';

const nowMs = Date.parse('2026-11-26T16:20:00+07:00');
const [state] = recorded(getDraws).list;
const calendar = { timeZone: 'Asia/Ho_Chi_Minh', weekdays: [], monthDays: [], startsAt: '16:15' };
const game = (change: Partial<LotteryGame>): LotteryGame => ({
  ...(games[0] as LotteryGame),
  kind: 'VNS',
  name: 'Tây Ninh',
  periodMs: null,
  ...change,
});
const fast = game({ code: 'MB1P', name: 'North 1 minute', kind: 'VNN', periodMs: 60_000 });
const daily = game({ code: 'XSTN', calendar });

function draw(numbers: readonly number[] | null, last: Partial<DrawState['last']> = {}): DrawState {
  if (!state) throw new Error('No draw is recorded.');
  const startsAtMs = Date.parse('2026-11-26T16:15:00+07:00');
  const coming = { ...state.current, issue: '20261126-0981', startsAtMs };
  return {
    ...state,
    drawing: numbers && { ...coming, numbers: [...numbers], nextNumberAtMs: nowMs + 500 },
    last: { ...state.last, issue: '20261126-0980', drawsAtMs: nowMs - 45_000, ...last },
  };
}
const drawn = (count: number, special: number) => [...Array.from({ length: count - 1 }, () => 11), special];

describe('a draw whose prizes come one by one', () => {
  beforeAll(() => startTestPage({ lottery: messages }));
  beforeEach(() => jest.useFakeTimers({ now: nowMs }));
  afterEach(() => jest.useRealTimers());

  const page = (of: LotteryGame, shown: DrawState) => (
    <TestPage>
      <LiveBoard game={of} draw={shown} />
    </TestPage>
  );
  const table = () => screen.queryByRole('table', { name: messages.prize.table });
  const toggle = () => screen.getByRole('button', { name: messages.prize.table });
  const last = { numbers: drawn(27, 4321) };

  it('is one line of a game with a draw each minute: the last special prize, then each prize as it comes', () => {
    const { rerender } = render(page(fast, draw(null, last)));
    expect(screen.getByText('simulated · Issue 1126-0980')).toBeVisible();
    expect(screen.getByText('Special: 04321')).toBeVisible();
    // Closed, with no number yet.
    rerender(page(fast, draw([], last)));
    expect(screen.getByText('Special: 04321')).toBeVisible();
    rerender(page(fast, draw([12_345], last)));
    expect(screen.getByText('simulated · Drawing 1/27')).toBeVisible();
    expect(screen.getByText('First: 12345')).toBeVisible();
    expect(table()).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens from its line to the table, which stays open until the reader closes it', () => {
    const { rerender } = render(page(fast, draw([12_345], last)));
    fireEvent.click(toggle());
    expect(within(table() as HTMLElement).getAllByText(messages.prize.open)).toHaveLength(26);
    rerender(page(fast, draw(null, { numbers: drawn(27, 98_765), issue: '20261126-0981' })));
    expect(within(table() as HTMLElement).getByText('98765')).toBeVisible();
    expect(screen.queryByText(messages.prize.open)).not.toBeInTheDocument();
    rerender(page(game({ ...fast, code: 'MN1P', kind: 'VNS' }), draw(null, { numbers: drawn(18, 1) })));
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(toggle());
    expect(table()).not.toBeInTheDocument();
  });

  it('reads out of the open table the special prize alone', () => {
    const { rerender } = render(page(fast, draw([12_345], last)));
    fireEvent.click(toggle());
    expect(screen.getByRole('status')).toHaveTextContent('Special: 04321');
    rerender(page(fast, draw([12_345, 11], last)));
    expect(screen.getByRole('status')).toHaveTextContent('Special: 04321');
    rerender(page(fast, draw(null, { numbers: drawn(27, 98_765) })));
    expect(screen.getByRole('status')).toHaveTextContent('Special: 98765');
  });

  it('says of a draw by calendar that it is closed, and when it begins, until the first number', () => {
    const { rerender } = render(page(daily, draw([])));
    expect(screen.getByRole('heading', { name: /Tây Ninh 1126-0981: closed, drawn from 16:15 GMT\+7/ })).toBeVisible();
    expect(screen.queryByText(/Drawing/)).not.toBeInTheDocument();
    rerender(page(daily, draw([22])));
    expect(screen.getByRole('heading', { name: /drawing now/ })).toBeVisible();
    expect(screen.getByText('Drawing 1/18')).toBeVisible();
  });

  it('keeps the board of a draw by calendar for a while after the special prize', () => {
    const before = { numbers: drawn(18, 1), drawsAtMs: nowMs - 7 * 86_400_000 };
    const { rerender } = render(page(daily, draw(drawn(17, 22), before)));
    expect(screen.getByRole('heading', { name: /Tây Ninh 1126-0981: drawing now/ })).toBeVisible();
    expect(screen.getByText('Drawing 17/18')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    const after = { numbers: drawn(18, 123_456), issue: '20261126-0981', drawsAtMs: nowMs + 57_000 };
    rerender(page(daily, draw(null, after)));
    expect(screen.getByRole('heading', { name: /Tây Ninh 1126-0981: result/ })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Special: 123456');
    expect(screen.queryByText(messages.prize.open)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(10_000));
    expect(table()).toBeVisible();
    act(() => jest.advanceTimersByTime(10_000));
    expect(table()).not.toBeInTheDocument();
  });

  it('shows nothing of a draw by calendar between two draws, nor of a game without a table of prizes', () => {
    const { container, rerender } = render(page(daily, draw(null)));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    rerender(page(games[0] as LotteryGame, draw([1, 2])));
    expect(container.querySelector('table, button')).toBeNull();
  });
});
