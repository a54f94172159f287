import { startTestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import type { BalanceState } from '../../model/balance-state.ts';
import { BalanceWell } from './balance-well.tsx';

const ready: BalanceState = { status: 'ready', balanceMinor: 128_450_000, at: Date.UTC(2026, 10, 21, 12, 2) };

function show(state: BalanceState, isHidden = false, isUpdating = false) {
  const onHide = jest.fn();
  const onRefresh = jest.fn();
  const view = render(<BalanceWell {...{ state, isHidden, isUpdating, onHide, onRefresh }} />);
  return { ...view, onHide, onRefresh };
}

describe('the balance in the header', () => {
  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));

  it('keeps its room while the amount is not known, and writes no 0', () => {
    const { container } = show({ status: 'loading' });
    expect(container).toHaveTextContent('');
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('shows amount and unit, and can be refreshed', () => {
    const { onRefresh } = show(ready);
    expect(screen.getByTestId('balance')).toHaveTextContent('1,284,500.00 P');
    fireEvent.click(screen.getByRole('button', { name: '보유 머니 새로고침' }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('keeps the old amount while it is updated, and says that it is busy', () => {
    show({ ...ready, status: 'updating' }, false, true);
    expect(screen.getByTestId('balance')).toHaveTextContent('1,284,500.00 P');
    expect(screen.getByRole('group', { name: '보유 머니' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('button', { name: '보유 머니 새로고침' })).toBeNull();
  });

  it('hides the amount behind three stars, and shows it again', () => {
    const { container, onHide } = show(ready, true);
    expect(container).toHaveTextContent('***');
    expect(container).not.toHaveTextContent('1,284,500');
    fireEvent.click(screen.getByRole('button', { name: '보유 머니 보기' }));
    expect(onHide).toHaveBeenCalledWith(false);
  });

  it('keeps the old amount with its time when loading failed, and offers to load it again', () => {
    const { container, onRefresh } = show({ ...ready, status: 'failed' });
    expect(container).toHaveTextContent('1,284,500.00 P');
    expect(container).toHaveTextContent('21:02 기준');
    fireEvent.click(screen.getByRole('button', { name: '21:02 기준 금액입니다. 누르면 다시 불러옵니다.' }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('writes a dash, never 0, when the very first answer failed', () => {
    show({ status: 'failed', balanceMinor: undefined, at: undefined });
    expect(screen.getByTestId('balance')).toHaveTextContent(/^–$/);
  });
});
