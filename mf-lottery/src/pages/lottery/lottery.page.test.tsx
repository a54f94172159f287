import { pageQueries } from '@tessera/shared/query';
import { refuse, withWidth } from '@tessera/shared/testing';
import { getDraws, getGameMenus, getRecentGameMenus } from '@tessera/shared/wire/lottery';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { withLotteryPage } from '../../testing/with-lottery-page.tsx';

describe('the lottery page', () => {
  const { state, show, open, aside, press, signIn } = withLotteryPage();

  it('the lottery page shows the game and the play that its address names, in whatever case', async () => {
    jest.useFakeTimers();
    await open('/lottery?gameCode=k3&playType=pair');
    expect(screen.getByRole('tab', { name: '페어' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: '11 배당 13.0' })).toBeInTheDocument();
  });

  it('the lottery page says that it has no game of that name, takes no bets, and leads to the games that it has', async () => {
    await show('/lottery?gameCode=GONE');
    expect(await screen.findByText(messages.game.unknown)).toBeInTheDocument();
    expect(screen.queryByRole('tab')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: /5\/11/ }));
    expect(await screen.findByRole('link', { name: /5\/11/, current: true })).toBeInTheDocument();
    expect(screen.queryByText(messages.game.unknown)).toBeNull();
  });

  it('the tile of a sum is named by all that it shows, as speech control needs it', async () => {
    await open('/lottery?gameCode=K3&playType=sum');
    const tiles = screen.getAllByRole('button', { name: /^합 \d+ 배당 / });
    expect(tiles).toHaveLength(16);
    for (const tile of tiles) expect(tile).toHaveAccessibleName(tile.textContent?.replaceAll(/\s+/g, ' ').trim());
  });

  it('chosen numbers count for the next draw when theirs closes, and the page says so', async () => {
    jest.useFakeTimers();
    state.lottery.issue = '20260302-0255';
    state.lottery.closesInMs = 1500;
    await open();
    press('대 배당 1.98');
    state.lottery.issue = '20260302-0256';
    state.lottery.closesInMs = 60_000;
    expect(await aside().findByText(/0256회차에 적용됩니다$/, {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(aside().getByRole('status')).toHaveTextContent(
      '0255회차는 베팅이 마감되었습니다. 아직 베팅하지 않았습니다.',
    );
    press('대 배당 1.98');
    expect(aside().getByRole('status')).toBeEmptyDOMElement();
    // Nothing covers the countdown that has just begun.
    expect(state.toasts).toEqual([]);
  });

  it('the lottery page writes each issue in one form, and the heading of the slip is right below its own', async () => {
    state.lottery.issue = '20260302-0255';
    await open();
    expect(screen.getAllByText(/0302-0255회/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/2026\d{4}-\d{4}/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '슬립' })).toBeInTheDocument();
  });

  it('the lottery page says so when no lottery is open', async () => {
    state.operator.answer(getGameMenus, () => ({ list: [] }));
    show();
    expect(await screen.findByText('지금 열려 있는 복권이 없습니다.')).toBeInTheDocument();
  });

  it('the page and what is chosen stay when a phone is turned while the games cannot be loaded', async () => {
    withWidth(390);
    await open();
    press('대 배당 1.98');
    state.operator.answer(getGameMenus, () => refuse('system.busy', {}, 500));
    withWidth(844);
    act(() => void window.dispatchEvent(new Event('resize')));
    await act(() => pageQueries().invalidateQueries());
    await waitFor(() => expect(state.operator.calls(getGameMenus).length).toBeGreaterThan(1));
    expect(state.operator.calls(getGameMenus).at(-1)?.request).toMatchObject({ device: 'Mobile' });
    expect(screen.getByRole('button', { name: '대 배당 1.98' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('the lottery page asks for no draws without a network, and asks at once when it is back', async () => {
    jest.useFakeTimers();
    state.lottery.closesInMs = 200;
    await open();
    act(() => void window.dispatchEvent(new Event('offline')));
    state.lottery.issue = '20260302-0722';
    const before = state.operator.calls(getDraws).length;
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(state.operator.calls(getDraws)).toHaveLength(before);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getAllByText(/0302-0722회/).length).toBeGreaterThan(0), { timeout: 400 });
  });

  it('the lottery page offers another try at once when it is opened without a network', async () => {
    act(() => void window.dispatchEvent(new Event('offline')));
    state.operator.setOnline(false);
    show();
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
  });

  it('the line of recent games is left out when they cannot be loaded', async () => {
    signIn();
    state.operator.answer(getRecentGameMenus, () => refuse('lottery.game.unknown', {}, 404));
    await open();
    await waitFor(() => expect(screen.queryByRole('navigation', { name: '최근 베팅' })).not.toBeInTheDocument());
    expect(state.operator.calls(getRecentGameMenus).length).toBeGreaterThan(0);
  });

  it('another try shows the games after they could not be loaded', async () => {
    state.operator.setOnline(false);
    show();
    const again = await screen.findByRole('button', { name: '다시 시도' });
    state.operator.setOnline(true);
    fireEvent.click(again);
    expect(await screen.findByRole('tab', { name: '지난 추첨' })).toBeInTheDocument();
  });

  it('the panel shows chance, return rate, combinations, stake and largest win before a bet', async () => {
    await open('/lottery?gameCode=11X5');
    expect(screen.getByText('당첨 확률 1/990 · 환급률 97.0%')).toHaveTextContent(
      /97\.0% · 배당 그룹 1940 · 베팅 환급 0\.0%$/,
    );
    const row = (name: RegExp) => within(screen.getByRole('group', { name }));
    for (const number of ['03 번', '07 번']) fireEvent.click(row(/제1구/).getByRole('button', { name: number }));
    for (const number of ['01 번', '05 번', '11 번'])
      fireEvent.click(row(/제2구/).getByRole('button', { name: number }));
    fireEvent.click(row(/제3구/).getByRole('button', { name: '09 번' }));
    expect(screen.getAllByText(/6조합 · 600.00 P · 최대 당첨/)[0]).toHaveTextContent('96,000.00 P');
  });

  it('arrow keys move along a row of numbers, which is one tab stop, and its tools choose several', async () => {
    await open('/lottery?gameCode=11X5&playType=any2');
    const row = within(screen.getByRole('group', { name: /번호/ }));
    const balls = row.getAllByRole('button');
    act(() => balls[0]?.focus());
    fireEvent.keyDown(balls[0] as HTMLElement, { key: 'ArrowRight' });
    expect(balls[1]).toHaveFocus();
    fireEvent.keyDown(balls[1] as HTMLElement, { key: 'End' });
    expect(balls[10]).toHaveFocus();
    expect(balls.filter((ball) => ball.tabIndex === 0)).toEqual([balls[10]]);
    press('짝수');
    const chosen = balls.filter((ball) => ball.getAttribute('aria-pressed') === 'true');
    expect(chosen.map((ball) => ball.textContent)).toEqual(['02', '04', '06', '08', '10']);
    expect(screen.getByRole('group', { name: '번호, 5개 고름' })).toBeInTheDocument();
  });
});
