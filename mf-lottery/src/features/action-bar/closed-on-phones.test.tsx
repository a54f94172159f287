import { priceListId } from '@tessera/shared/lottery';
import { fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/en.json';
import { placeBets } from '@tessera/shared/wire/lottery';
import { act, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import LotteryPage from '../../pages/lottery/lottery.page.tsx';
import { fakeLottery } from '../../testing/fake-lottery.ts';
import { slipStore } from '../slip/slip-store.ts';

const [placed] = recorded(placeBets).bets;

it('on a phone the bar says, when the issue of a bet on the slip has closed, what can be done about it', async () => {
  await startTestPage({ lottery: messages, ui: uiMessages });
  fakeLottery(fakeOperator());
  if (!placed) throw new Error('No bet is recorded.');
  const { gameCode, kind, gameName, issue, playCode, numbers, combinations, multiple, prizeGroup } = placed;
  const bet = {
    gameCode,
    kind,
    gameName,
    issue,
    playCode,
    numbers,
    combinations,
    multiple,
    prizeGroup,
    rebateMilli: 0,
  };
  const closingIn = (ms: number) => {
    slipStore.clear();
    slipStore.add({ ...bet, unitMinor: placed.unit, priceList: priceListId, closesAtMs: Date.now() + ms });
  };
  act(() => closingIn(60_000));
  render(<LotteryPage />, { wrapper: TestPage });
  const open = await screen.findByRole('button', { name: /^Open slip, 1 / });
  expect(screen.queryByText(/on the slip ha(s|ve) closed/)).toBeNull();
  act(() => closingIn(500));
  const said = await screen.findByText(/^1 bets? on the slip ha(s|ve) closed/);
  expect(said).toHaveAttribute('role', 'status');
  await waitFor(() => expect(open).toHaveAccessibleDescription(/closed\. Open the slip to move or remove/));
  act(() => slipStore.clear());
  expect(said).toBeEmptyDOMElement();
});
