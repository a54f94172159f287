import { installDialogHost } from '@tessera/shared/dialogs';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getNotices } from '@tessera/shared/wire/promotions';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { feed } from '../../testing/promotions.ts';
import NoticeTickerWidget from './notice-ticker.widget.tsx';

const { ticker } = messages;

describe('the line of notices on the home page', () => {
  let operator: FakeOperator;
  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    operator.answer(getNotices, () => feed(3));
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const show = () =>
    render(
      <TestPage path="/index">
        <NoticeTickerWidget />
      </TestPage>,
    );

  it('shows one notice after the other until it is stopped, and opens the one that is shown', async () => {
    const openDialog = jest.fn(async () => undefined);
    installDialogHost({ openDialog });
    show();
    const first = await screen.findByText('공지 1');
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: ticker.pause }));
    act(() => jest.advanceTimersByTime(60_000));
    expect(first).toHaveTextContent('공지 1');
    fireEvent.click(screen.getByRole('button', { name: ticker.play }));
    act(() => jest.advanceTimersByTime(9_000));
    fireEvent.click(screen.getByText('공지 2'));
    expect(openDialog).toHaveBeenCalledWith('promotions.notices', { noticeId: 'n1' });
  });

  it('announces no promotion to a member on a break', async () => {
    signInForTest({ offers: 'closed' });
    const { player, ...others } = feed(2);
    operator.answer(getNotices, () => ({
      ...others,
      player: player.map((one, index) => ({ ...one, isMarketing: index === 0 })),
    }));
    show();
    expect(await screen.findByText('공지 2')).toBeVisible();
    expect(screen.queryByText('공지 1')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: ticker.pause })).not.toBeInTheDocument();
  });

  it('has nothing to stop with one notice, and is no line without notices or without an answer', async () => {
    operator.answer(getNotices, () => feed(1));
    const { unmount } = show();
    await screen.findByText('공지 1');
    expect(screen.queryByRole('button', { name: ticker.pause })).not.toBeInTheDocument();
    unmount();
    for (const answer of [() => feed(0), () => refuse('system.error')]) {
      operator.answer(getNotices, answer);
      const asked = operator.calls(getNotices).length;
      const { unmount: leave } = show();
      await waitFor(() => expect(operator.calls(getNotices)).toHaveLength(asked + 1));
      await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      leave();
    }
  });
});
