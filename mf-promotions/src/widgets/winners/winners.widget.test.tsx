import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getWinnerBoard, getWinnerSetting, setWinnerSetting } from '@tessera/shared/wire/promotions';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import WinnersWidget from './winners.widget.tsx';

const { winners } = messages;
const win = (id: number) => ({
  ...{ id, player: 'pl****', gameName: `게임 ${id}`, vendorName: '온다' },
  ...{ stake: 1000, payout: 250_000, atMs: Date.parse('2026-03-05T03:00:00Z') },
});

describe('the newest wins on the home page', () => {
  let operator: FakeOperator;
  let wins = [win(4), win(3), win(2), win(1)];

  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    wins = [win(4), win(3), win(2), win(1)];
    operator.answer(getWinnerBoard, () => ({ list: wins }));
  });
  const show = () =>
    render(
      <TestPage path="/index">
        <WinnersWidget />
      </TestPage>,
    );
  const openList = async () => {
    fireEvent.click(await screen.findByRole('button', { name: winners.all }));
    return screen.findByRole('dialog', { name: winners.title });
  };

  it('shows the newest three, and all with stake and payout in the list', async () => {
    show();
    expect(await screen.findByText(/게임 4/)).toBeVisible();
    expect(screen.queryByText(/게임 1/)).not.toBeInTheDocument();
    const list = await openList();
    expect(
      await within(list).findByRole('row', { name: /pl\*\*\*\* 게임 1 · 온다 .* 10\.00 P 2,500\.00 P/ }),
    ).toBeVisible();
    expect(within(list).queryByRole('switch')).not.toBeInTheDocument();
  });

  it('says so when nobody has won', async () => {
    wins = [];
    show();
    expect(await screen.findByText(winners.empty)).toBeVisible();
  });

  it('lets members take their wins out of the list', async () => {
    signInForTest();
    let isShown = true;
    operator.answer(getWinnerSetting, () => ({ isShown }));
    operator.answer(setWinnerSetting, (request) => {
      isShown = request.isShown;
      wins = wins.slice(1);
      return null;
    });
    show();
    const list = await openList();
    fireEvent.click(await within(list).findByRole('switch', { name: winners.showMine }));
    await waitFor(() => expect(within(list).getByRole('switch')).not.toBeChecked());
    await waitFor(() => expect(within(list).queryByText(/게임 4/)).not.toBeInTheDocument());
  });
});
