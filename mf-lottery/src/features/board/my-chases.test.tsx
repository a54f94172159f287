import { installDialogHost, type Message } from '@tessera/shared/dialogs';
import { pageQueries } from '@tessera/shared/query';
import { fakeOperator, leaveForTest, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/en.json';
import { cancelChase, getMyChases, placeChase } from '@tessera/shared/wire/lottery';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/en.json';
import type { LotteryChase } from '../../api/chases.ts';
import { MyChases } from './my-chases.tsx';

describe('the list of chases', () => {
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  afterEach(() => act(leaveForTest));

  it('has the focus after the rest of a chase is cancelled, whose button is gone', async () => {
    const operator = fakeOperator();
    let chase = {
      ...recorded(placeChase),
      status: 'running' as 'running' | 'cancelled',
      issues: 5,
      placed: 1,
      skipped: 0,
    };
    operator.answer(getMyChases, () => ({ total: 1, list: [chase] }));
    operator.answer(cancelChase, () => {
      chase = { ...chase, status: 'cancelled' };
      return chase;
    });
    const showMessage = jest.fn<Promise<string>, [Message]>(() => Promise.resolve('cancel'));
    installDialogHost({ showMessage });
    act(() => signInForTest());
    const person = userEvent.setup();
    render(<MyChases />, { wrapper: TestPage });
    await person.click(await screen.findByRole('button', { name: messages.chase.cancelRest }));
    // The button that has the focus at first goes on with the chase.
    const [[{ buttons } = { buttons: [] }] = []] = showMessage.mock.calls;
    expect(buttons.filter(({ isPrimary }) => isPrimary)).toMatchObject([{ id: 'keep' }]);
    await waitFor(() => expect(screen.getByRole('region', { name: messages.chase.mine })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('button', { name: messages.chase.cancelRest })).toBeNull());
    expect(screen.getByRole('region', { name: messages.chase.mine })).toHaveFocus();
  });

  it('shows the page before one whose chases are all gone, and none only where there is none', async () => {
    const operator = fakeOperator();
    let list = Array.from({ length: 11 }, (_, at) => ({ ...recorded(placeChase), id: String(at + 1) }));
    operator.answer(getMyChases, ({ page = 1, pageSize = 10 }) => {
      const shown = list.slice((page - 1) * pageSize, page * pageSize);
      return { total: shown.length > 0 ? list.length : 0, list: shown };
    });
    act(() => signInForTest());
    const person = userEvent.setup();
    render(<MyChases />, { wrapper: TestPage });
    await person.click(await screen.findByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Chase 11')).toBeVisible();
    list = list.slice(0, 10);
    await act(() => pageQueries().invalidateQueries());
    expect(await screen.findByText('Chase 1')).toBeVisible();
    expect(screen.queryByText(messages.chase.empty)).toBeNull();
    list = [];
    await act(() => pageQueries().invalidateQueries());
    expect(await screen.findByText(messages.chase.empty)).toBeVisible();
  });

  it('has the focus when a chase is over before its rest is cancelled, whose button is gone', async () => {
    const operator = fakeOperator();
    let chase: LotteryChase = { ...recorded(placeChase), status: 'running', issues: 5, placed: 1, skipped: 0 };
    operator.answer(getMyChases, () => ({ total: 1, list: [chase] }));
    installDialogHost({});
    act(() => signInForTest());
    render(<MyChases />, { wrapper: TestPage });
    const rest = await screen.findByRole('button', { name: messages.chase.cancelRest });
    act(() => rest.focus());
    chase = { ...chase, status: 'won' };
    await act(() => pageQueries().invalidateQueries());
    await waitFor(() => expect(screen.queryByRole('button', { name: messages.chase.cancelRest })).toBeNull());
    expect(screen.getByRole('region', { name: messages.chase.mine })).toHaveFocus();
  });
});
