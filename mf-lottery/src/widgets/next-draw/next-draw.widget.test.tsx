import { type FakeOperator, fakeOperator, refuse, startTestPage, TestPage, withWidth } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getDraws, getGameMenus, getPopularLottery } from '@tessera/shared/wire/lottery';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { fakeLottery, games } from '../../testing/fake-lottery.ts';
import GameRowsWidget from '../game-rows/game-rows.widget.tsx';
import NextDrawWidget from './next-draw.widget.tsx';

function renderHome(operator: FakeOperator) {
  operator.answer(getPopularLottery, () => ({ list: games }));
  render(
    <TestPage>
      <NextDrawWidget />
      <GameRowsWidget />
    </TestPage>,
  );
}

describe('the lottery home page', () => {
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));

  it('counts to the end of betting in the hero and in the list alike, and says so', async () => {
    const operator = fakeOperator();
    const lottery = fakeLottery(operator);
    lottery.closesInMs = 42_500;
    renderHome(operator);
    expect(await screen.findByRole('heading', { name: /추첨, 베팅 마감까지$/ })).toBeVisible();
    expect(screen.getByText(/^\d{4}-\d\d-\d\d [월화수목금토일]요일$/)).toBeVisible();
    const [row] = await screen.findAllByRole('link', { name: /1분마다 추첨 · 마감까지/ });
    const [hero] = screen.getAllByRole('timer');
    const label = hero?.getAttribute('aria-label');
    expect(label).toMatch(/남은 시간 0:4[0-3]/);
    expect(within(row as HTMLElement).getByRole('timer')).toHaveAccessibleName(label ?? '');
  });

  it.each([
    ['Desktop', 1440],
    ['Mobile', 390],
  ])(
    'asks on %s for its games by prize mode, device and language, and for the 20 most played',
    async (device, width) => {
      withWidth(width);
      const operator = fakeOperator();
      fakeLottery(operator);
      renderHome(operator);
      await screen.findAllByRole('link', { name: /1분마다 추첨/ });
      const asked = { prizeMode: 'LOTT', device, language: 'KO' };
      expect(operator.calls(getPopularLottery)[0]?.request).toEqual({ count: 20, ...asked });
      expect(operator.calls(getGameMenus)[0]?.request).toEqual(asked);
    },
  );

  it('shows all that is answered, each prize mode by itself, and says that its draws are simulated', async () => {
    const operator = fakeOperator();
    fakeLottery(operator);
    const [dice] = games;
    if (!dice) throw new Error('No game is recorded.');
    const many = Array.from({ length: 20 }, (_, at) => ({ ...dice, code: `K3N${at}`, name: `주사위 ${at}` }));
    operator.answer(getPopularLottery, ({ prizeMode }) => ({ list: prizeMode === 'ELOTT' ? many : games }));
    render(
      <TestPage>
        <GameRowsWidget />
      </TestPage>,
    );
    const rows = within(screen.getByRole('navigation', { name: messages.home.games }));
    expect(rows.getByText(messages.simulated)).toBeInTheDocument();
    await waitFor(() => expect(rows.getAllByRole('link')).toHaveLength(games.length));
    fireEvent.click(rows.getByRole('radio', { name: messages.elott }));
    await waitFor(() => expect(rows.getAllByRole('link')).toHaveLength(20));
    expect(rows.getAllByRole('link')[19]).toHaveAttribute('href', '/elott?gameCode=K3N19');
  });

  it('fails as one where the games came without their draws, and brings both by one retry', async () => {
    const operator = fakeOperator();
    fakeLottery(operator);
    operator.answer(getPopularLottery, () => ({ list: games }));
    operator.answer(getDraws, () => refuse('request.invalid'));
    render(
      <TestPage>
        <GameRowsWidget />
      </TestPage>,
    );
    const retry = await screen.findByRole('button', { name: uiMessages.action.retry });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    fakeLottery(operator);
    fireEvent.click(retry);
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(games.length));
    expect(screen.getAllByRole('timer')).toHaveLength(games.length);
  });

  it('shows the most played of every prize mode, those of Vietnam with the address of their page', async () => {
    const operator = fakeOperator();
    fakeLottery(operator);
    const [dice] = games;
    if (!dice) throw new Error('No game is recorded.');
    operator.answer(getPopularLottery, ({ prizeMode, lottoArea = '' }) => ({
      list: [{ ...dice, code: `${prizeMode}${lottoArea}` }],
    }));
    render(
      <TestPage>
        <GameRowsWidget />
      </TestPage>,
    );
    const rows = within(screen.getByRole('navigation', { name: messages.home.games }));
    const found: (string | null)[] = [];
    for (const name of [
      messages.title,
      messages.elott,
      messages.seaLottery,
      messages.vietnam.title,
      messages.vietnam.own,
    ]) {
      fireEvent.click(rows.getByRole('radio', { name }));
      found.push((await rows.findByRole('link')).getAttribute('href'));
    }
    expect(found).toEqual([
      '/lottery?gameCode=LOTT',
      '/elott?gameCode=ELOTT',
      '/seaLottery?gameCode=SEA',
      '/vnlottery?gameCode=LOTTVN',
      '/vnlottery?gameCode=ZYVN',
    ]);
  });
});
