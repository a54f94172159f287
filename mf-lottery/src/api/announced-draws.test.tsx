import { type AnnouncedIssue, bus } from '@tessera/shared/events';
import { createStore } from '@tessera/shared/store';
import { type FakeOperator, fakeOperator, refuse, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getDraw, getDraws, getOpenedNumbers } from '@tessera/shared/wire/lottery';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import messages from '../../locales/ko.json';
import { periodMs, timedLottery } from '../testing/timed-lottery.ts';
import NextDrawWidget from '../widgets/next-draw/next-draw.widget.tsx';
import ResultsWidget from '../widgets/results/results.widget.tsx';

/** A full minute at which the dice are drawn; their next draw is a minute later. */
const startMs = Date.UTC(2026, 2, 2, 3, 0);

const isShown = createStore(true);
function Widgets() {
  return isShown.use() ? (
    <>
      <NextDrawWidget />
      <ResultsWidget />
    </>
  ) : null;
}

describe('a page that shows draws', () => {
  let operator: FakeOperator;
  let lottery: ReturnType<typeof timedLottery>;

  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  beforeEach(() => {
    jest.useFakeTimers({ now: startMs + 1000 });
    operator = fakeOperator();
  });
  afterEach(() => {
    interrupt();
    cleanup();
    jest.useRealTimers();
  });

  /** Shows the results of the dice, whose state a second part of the page shows, too. */
  async function open(offsets?: Parameters<typeof timedLottery>[1]) {
    lottery = timedLottery(operator, offsets);
    render(
      <TestPage>
        <Widgets />
      </TestPage>,
    );
    await showDice();
  }
  async function showDice() {
    await pass(500);
    fireEvent.click(screen.getByRole('radio', { name: /스피드 주사위/ }));
    await pass(500);
    await shows(lottery.lastIssueOf('K3'));
  }
  const shows = (issue: string) => screen.findByText(issue.slice(4));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  /** Until so many milliseconds after the next draw of the dice, or before it. */
  const passUntilDraw = (afterMs: number, draws = 1) => pass(startMs + draws * periodMs + afterMs - Date.now());
  const interrupt = () => act(() => void bus.emit('shell', 'shell:live-interrupted', {}));
  const announce = (issues: readonly AnnouncedIssue[]) =>
    act(async () => {
      bus.emit('shell', 'shell:issues-drawn', { issues: [...issues] });
      await jest.advanceTimersByTimeAsync(50);
    });
  const announceLast = (...codes: string[]) =>
    announce(codes.map((gameCode) => ({ gameCode, issue: lottery.lastIssueOf(gameCode) })));
  /** What is asked for while something happens: states of a game, of all games, and past draws. */
  async function askedIn(work: () => Promise<unknown>) {
    const count = () => [getDraw, getDraws, getOpenedNumbers].map((endpoint) => operator.calls(endpoint).length);
    const before = count();
    await work();
    const [one = 0, all = 0, past = 0] = count().map((now, at) => now - (before[at] ?? 0));
    return { one, all, past };
  }
  const nothing = { one: 0, all: 0, past: 0 };

  it('asks once for the game whose draw is announced, for no other, and for nothing before', async () => {
    await open();
    expect(await askedIn(() => announceLast('K3'))).toEqual(nothing);
    await passUntilDraw(-2000);
    expect(await askedIn(() => passUntilDraw(2000))).toEqual(nothing);
    expect(await askedIn(() => announceLast('K3'))).toEqual({ ...nothing, one: 1 });
    expect(operator.calls(getDraw).map(({ request }) => request)).toEqual([{ code: 'K3' }]);
    await shows(lottery.lastIssueOf('K3'));
    expect(await askedIn(() => passUntilDraw(10_000))).toEqual(nothing);
  });

  it('asks for nothing when a game is drawn that it does not show, or one that it knows already', async () => {
    await open();
    expect(await askedIn(() => announce([{ gameCode: 'HN', issue: '20260302-0721' }]))).toEqual(nothing);
    expect(await askedIn(() => announceLast('K3'))).toEqual(nothing);
  });

  it('asks for the list once when several of its games are drawn together', async () => {
    await open({ K3: 0, '11X5': 0 });
    await announceLast('K3', '11X5');
    await passUntilDraw(1000);
    expect(await askedIn(() => announceLast('K3', '11X5'))).toEqual({ ...nothing, all: 1 });
    await shows(lottery.lastIssueOf('K3'));
  });

  it('leaves the draw of a game to announcements once one of any game has come', async () => {
    await open();
    await announce([{ gameCode: 'HN', issue: '20260302-0721' }]);
    await passUntilDraw(-2000);
    expect(await askedIn(() => passUntilDraw(2000))).toEqual(nothing);
  });

  it('asks by itself at a draw when nothing has been announced to it', async () => {
    await open();
    await passUntilDraw(-2000);
    expect(await askedIn(() => passUntilDraw(1000))).toEqual({ ...nothing, all: 1, past: 1 });
    await shows(lottery.lastIssueOf('K3'));
  });

  it('asks by itself at a draw when announcements were interrupted, also just before it', async () => {
    await open();
    await announceLast('K3');
    await passUntilDraw(-2000);
    interrupt();
    expect(await askedIn(() => passUntilDraw(1000))).toEqual({ ...nothing, all: 1, past: 1 });
  });

  it('fetches past draws once at the next draw when an issue may have been declared void in an interruption', async () => {
    await open();
    await announceLast('K3');
    await passUntilDraw(1000);
    expect(await askedIn(() => announceLast('K3'))).toEqual({ ...nothing, one: 1 });
    interrupt();
    await announce([{ gameCode: 'HN', issue: '20260302-0721' }]);
    await passUntilDraw(1000, 2);
    expect(await askedIn(() => announceLast('K3'))).toEqual({ ...nothing, one: 1, past: 1 });
    await passUntilDraw(1000, 3);
    expect(await askedIn(() => announceLast('K3'))).toEqual({ ...nothing, one: 1 });
  });

  it('fetches past draws again when it showed no draws in between', async () => {
    await open();
    await announceLast('K3');
    act(() => isShown.set(false));
    act(() => isShown.set(true));
    expect((await askedIn(showDice)).past).toBeGreaterThan(0);
    await passUntilDraw(-2000);
    expect(await askedIn(() => passUntilDraw(1000))).toEqual({ ...nothing, all: 1, past: 1 });
  });

  it('asks again for a game that is announced while an older request for it is not answered', async () => {
    await open();
    await announceLast('K3');
    await passUntilDraw(1000);
    operator.answer(getDraw, () => new Promise(() => undefined));
    expect(await askedIn(() => announceLast('K3'))).toEqual({ ...nothing, one: 1 });
    lottery = timedLottery(operator);
    expect(await askedIn(() => announceLast('K3'))).toEqual({ ...nothing, one: 1 });
    await shows(lottery.lastIssueOf('K3'));
  });

  it('asks again for a list whose games are announced while an older request for it is not answered', async () => {
    const together = { K3: 0, '11X5': 0 };
    await open(together);
    await announceLast('K3', '11X5');
    await passUntilDraw(1000);
    operator.answer(getDraws, () => new Promise(() => undefined));
    expect(await askedIn(() => announceLast('K3', '11X5'))).toEqual({ ...nothing, all: 1 });
    lottery = timedLottery(operator, together);
    expect(await askedIn(() => announceLast('K3', '11X5'))).toEqual({ ...nothing, all: 1 });
    await shows(lottery.lastIssueOf('K3'));
  });

  it('asks by itself some seconds after a draw that is not announced, and at the next one as if nothing ever was', async () => {
    await open();
    await announceLast('K3');
    await passUntilDraw(-2000);
    expect(await askedIn(() => passUntilDraw(5900))).toEqual(nothing);
    expect(await askedIn(() => passUntilDraw(7000))).toEqual({ ...nothing, all: 1 });
    await passUntilDraw(-2000, 2);
    expect(await askedIn(() => passUntilDraw(1000, 2))).toEqual({ ...nothing, all: 1 });
  });

  it('asks by itself when the operator refuses what was announced', async () => {
    await open();
    await announceLast('K3');
    await passUntilDraw(1000);
    operator.answer(getDraw, () => refuse('system.busy', {}, 500));
    expect(await askedIn(() => announceLast('K3'))).toEqual({ ...nothing, one: 1 });
    // The draw was announced, so it is known to be late.
    expect(await askedIn(() => passUntilDraw(7000))).toEqual({ ...nothing, all: 1 });
    await shows(lottery.lastIssueOf('K3'));
  });

  it('asks for the state and for past draws of a game of which an issue was declared void', async () => {
    await open();
    const issue = lottery.lastIssueOf('K3');
    expect(await askedIn(() => announce([{ gameCode: 'K3', issue, isVoid: true }]))).toEqual({
      one: 1,
      all: 0,
      past: 1,
    });
  });

  it('asks when it is seen again, once, for what was drawn while it was hidden', async () => {
    await open();
    await announceLast('K3');
    await passUntilDraw(1000);
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await askedIn(() => announceLast('K3'))).toEqual(nothing);
    hidden.mockRestore();
    const show = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await askedIn(show)).toEqual({ ...nothing, one: 1 });
    expect(await askedIn(show)).toEqual(nothing);
  });

  it('does not listen any more once nothing of it shows draws', async () => {
    await open();
    cleanup();
    await passUntilDraw(1000);
    expect(await askedIn(() => announceLast('K3'))).toEqual(nothing);
  });
});
