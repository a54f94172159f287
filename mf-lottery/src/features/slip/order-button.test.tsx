import { startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/en.json';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/en.json';
import { OrderButton } from './order-button.tsx';

it('the button that bets takes a double click or a key that is held down as one press', async () => {
  await startTestPage({ lottery: messages, ui: uiMessages });
  const bet = jest.fn();
  const person = userEvent.setup();
  const placement = { status: 'idle', check: async () => undefined } as const;
  render(
    <OrderButton placement={placement} isDisabled={false} onBet={bet}>
      Bet
    </OrderButton>,
    { wrapper: TestPage },
  );
  await person.dblClick(screen.getByRole('button', { name: 'Bet' }));
  expect(bet).toHaveBeenCalledTimes(1);
  await person.keyboard('{Enter>5/}');
  expect(bet).toHaveBeenCalledTimes(2);
  await person.keyboard('{Enter}');
  expect(bet).toHaveBeenCalledTimes(3);
});
