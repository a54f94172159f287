import { bus } from '@tessera/shared/events';
import { fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { fakeLottery, games } from '../../testing/fake-lottery.ts';
import QuickBetWidget from './quick-bet.widget.tsx';

it('the quick bet of the home page costs what the player chooses, and its button says how much', async () => {
  await startTestPage({ lottery: messages, ui: uiMessages });
  const lottery = fakeLottery(fakeOperator());
  act(() => {
    signInForTest();
    bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: 100_000_000, at: Date.now() });
  });
  const person = userEvent.setup();
  render(<QuickBetWidget />, { wrapper: TestPage });
  await person.click(await screen.findByRole('button', { name: '01 번' }));
  await person.click(screen.getByRole('button', { name: '02 번' }));
  const units = games.find(({ kind }) => kind === '11X5')?.units ?? [];
  await person.click(screen.getAllByRole('radio')[2] as HTMLElement);
  await person.click(screen.getByRole('button', { name: /늘리기/ }));
  const stake = ((units[2] ?? 0) * 2) / 100;
  await person.click(screen.getByRole('button', { name: `${stake.toLocaleString('ko')}.00 P 베팅` }));
  await waitFor(() => expect(lottery.orders).toHaveLength(1));
  expect(lottery.orders[0]?.lines).toEqual([
    expect.objectContaining({ playCode: 'any2', numbers: [['01', '02']], unit: units[2], multiple: 2 }),
  ]);
});
