import { act, render, screen } from '@testing-library/react';
import { bus } from './the-bus.ts';
import { useFact } from './use-event.ts';

function Balance() {
  const balance = useFact('wallet:balance-changed');
  return <p>{balance ? `${balance.balanceMinor}` : 'unknown'}</p>;
}

it('the balance of an account that signed out disappears at once, even if nothing else renders', () => {
  render(<Balance />);
  act(() => void bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: 128_450, at: 1 }));
  expect(screen.getByText('128450')).toBeInTheDocument();
  act(() => bus.forget('wallet'));
  expect(screen.getByText('unknown')).toBeInTheDocument();
  act(() => void bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: 900, at: 2 }));
  expect(screen.getByText('900')).toBeInTheDocument();
});
