import { startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/en.json';
import { getDraws } from '@tessera/shared/wire/lottery';
import { render, screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { games } from '../../testing/fake-lottery.ts';
import { GameCard } from './game-card.tsx';

const [dice] = games;
const [draw] = recorded(getDraws).list;

describe('the card of a game', () => {
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));

  function show(change: Partial<LotteryGame>, drawn?: readonly number[]) {
    if (!dice || !draw) throw new Error('No game is recorded.');
    const current = { ...draw.current, closesAtMs: Date.now() + 3_600_000 };
    const drawing = drawn ? { ...draw.current, numbers: [...drawn], nextNumberAtMs: Date.now() } : null;
    render(<GameCard game={{ ...dice, ...change }} draw={{ ...draw, current, drawing }} />, { wrapper: TestPage });
    return screen.getByRole('timer');
  }

  const calendar = { timeZone: 'Asia/Bangkok', weekdays: [], monthDays: [1, 16], startsAt: '15:00' };

  it.each([
    ['keeps its last result while it is closed and has no number yet', [], messages.game.last],
    ['says that it is being drawn from the first number on', [123], /is being drawn$/],
  ])('of a lottery by a calendar %s', (_, drawn, text) => {
    show({ kind: 'THAI', periodMs: null, calendar }, drawn);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('of a lottery by a calendar has what the time counts down to in one part with the time', () => {
    const timer = show({ kind: 'THAI', periodMs: null, calendar });
    const part = screen.getByText(messages.home.closesIn).parentElement;
    expect(part).toContainElement(timer);
    expect(part).toHaveClass('labelled');
  });

  it('of a draw every minute says it last in the line before the ring', () => {
    show({});
    expect(screen.getByText(/^Issue .* · closes in$/).parentElement?.textContent).toMatch(/closes in$/);
  });
});
