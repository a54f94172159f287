import { leaveSession } from '@tessera/shared/session';
import { act, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { loadSlipLines } from '../../features/slip/slip-body.tsx';
import { slipStore } from '../../features/slip/slip-store.ts';
import { withLotteryPage } from '../../testing/with-lottery-page.tsx';

describe('a slip that is cleared or gets the same bet twice', () => {
  beforeAll(loadSlipLines);
  const { state, signIn, open, aside, press, betBigAndOdd } = withLotteryPage();
  const shown = () => state.toasts.flatMap((change) => ('show' in change ? [change.show] : []));
  const undo = () => act(() => shown().at(-1)?.action?.onPress());

  it('is back as it was after one press on the toast', async () => {
    await open();
    expect(aside().queryByText(messages.slip.cancelNote)).not.toBeInTheDocument();
    betBigAndOdd();
    expect(aside().getByText(messages.slip.cancelNote)).toBeInTheDocument();
    const before = slipStore.current().entries;
    press(messages.slip.clear);
    expect(slipStore.current().entries).toEqual([]);
    expect(shown().at(-1)).toMatchObject({ title: messages.slip.cleared, action: { label: messages.slip.undo } });
    // The notice of the added bet is closed.
    expect(state.toasts).toContainEqual({ close: 'lottery-slip' });
    undo();
    expect(slipStore.current().entries).toEqual(before);
    expect(aside().getByText('대 · 홀')).toBeInTheDocument();
  });

  it('is back, with the focus, after a press on the button in its place, and the toast is gone', async () => {
    await open();
    expect(aside().queryByRole('button', { name: messages.slip.undo })).not.toBeInTheDocument();
    betBigAndOdd();
    const before = slipStore.current().entries;
    press(messages.slip.clear);
    await act(async () => aside().getByRole('button', { name: messages.slip.undo }).click());
    expect(slipStore.current().entries).toEqual(before);
    expect(aside().getAllByRole('button')).toContain(document.activeElement);
    expect(state.toasts.at(-1)).toEqual({ close: 'lottery-slip-cleared' });
  });

  it('stays empty after a sign-out, which takes the toast away', async () => {
    signIn();
    await open();
    betBigAndOdd();
    press(messages.slip.clear);
    act(() => leaveSession('chosen'));
    expect(state.toasts.at(-1)).toEqual({ close: 'lottery-slip-cleared' });
    undo();
    expect(slipStore.current().entries).toEqual([]);
  });

  it('says that a bet was merged with the same one, and nothing of a bet that it shows', async () => {
    await open();
    betBigAndOdd();
    expect(shown()).toEqual([]);
    betBigAndOdd();
    expect(shown()).toMatchObject([{ title: messages.panel.addedMerged }]);
    expect(slipStore.current().entries).toMatchObject([{ multiple: 2 }]);
    press('짝 배당 1.98');
    press(messages.panel.addShort);
    expect(shown().at(-1)).toMatchObject({ title: messages.panel.added });
    expect(screen.getAllByText(/^짝$/).length).toBeGreaterThan(0);
  });
});
