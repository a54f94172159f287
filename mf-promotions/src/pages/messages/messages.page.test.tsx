import { bus } from '@tessera/shared/events';
import { installIntentRouter } from '@tessera/shared/intents';
import { setSwitches } from '@tessera/shared/switches';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { toast } from '@tessera/shared/ui/toast';
import {
  deleteInboxMessage,
  getInbox,
  getUnreadCount,
  inboxTargets,
  readInboxMessage,
  restoreInboxMessage,
} from '@tessera/shared/wire/inbox';
import { getNotices } from '@tessera/shared/wire/promotions';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { useUnreadNews } from '../../features/inbox/use-unread-news.ts';
import MessagesPage from './messages.page.tsx';

const { inbox } = messages;

describe('the messages of a member', () => {
  let operator: FakeOperator;
  let stored: { id: number; isRead: boolean; isDeleted: boolean }[];

  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    setSwitches([{ modId: 'INBOX3', enabled: '1', childrenNodes: [] }]);
    signInForTest();
    stored = [3, 2, 1].map((id) => ({ id, isRead: id === 1, isDeleted: false }));
    const change = (id: number, to: object) => {
      stored = stored.map((one) => (one.id === id ? { ...one, ...to } : one));
      return null;
    };
    operator.answer(getInbox, ({ before, unread }) => {
      const older = stored.filter((one) => !one.isDeleted && one.id < (before ?? 99) && !(unread && one.isRead));
      const shown = older.slice(0, 2).map(({ id, isRead }) => ({
        ...{ id, isRead, title: `제목 ${id}`, content: `내용 ${id}`, atMs: id, page: 'withdraw' as const },
        target: null,
      }));
      return { total: older.length, list: shown };
    });
    operator.answer(getUnreadCount, () => ({ count: stored.filter((one) => !one.isRead && !one.isDeleted).length }));
    operator.answer(readInboxMessage, ({ id }) => change(id, { isRead: true }));
    operator.answer(deleteInboxMessage, ({ id }) => change(id, { isDeleted: true }));
    operator.answer(restoreInboxMessage, ({ id }) => change(id, { isDeleted: false }));
  });
  function News() {
    useUnreadNews();
    return null;
  }
  const show = () =>
    render(
      <TestPage path="/member/messageV2">
        <News />
        <MessagesPage />
      </TestPage>,
    );
  const row = (id: number) => screen.findByRole('button', { name: new RegExp(`^제목 ${id}`) });

  it('are listed with the newest first, and the earlier ones on request', async () => {
    show();
    expect(await row(3)).toHaveTextContent(inbox.new);
    expect(screen.queryByText(/제목 1/)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: inbox.more }));
    expect(await row(1)).not.toHaveTextContent(inbox.new);
    expect(screen.queryByRole('button', { name: inbox.more })).not.toBeInTheDocument();
  });

  it('are read when they are opened, and the badges count what is left', async () => {
    show();
    fireEvent.click(await row(3));
    expect(await screen.findByText('내용 3')).toBeVisible();
    expect(screen.getByRole('button', { name: inbox.open.withdraw })).toBeVisible();
    await waitFor(() => expect(bus.latest('promotions:unread-counted')).toEqual({ count: 1 }));
  });

  it('lead to where the matter is continued: a page of the site, or of the member centre', async () => {
    const message = { isRead: true, content: '내용', page: null };
    operator.answer(getInbox, () => ({
      total: 3,
      list: [
        { ...message, id: 3, title: '제목 3', atMs: 3, target: { page: 'promotions' as const, id: 'better-site' } },
        { ...message, id: 2, title: '제목 2', atMs: 2, target: { page: 'rewardCenter' as const, id: 'raffles' } },
        { ...message, id: 1, title: '제목 1', atMs: 1, target: null },
      ],
    }));
    const asked: unknown[] = [];
    installIntentRouter(async (name, params) => {
      asked.push([name, params]);
      return { status: 'done', result: undefined as never };
    });
    show();
    fireEvent.click(await row(3));
    const link = await screen.findByRole('link', { name: inbox.open.promotions });
    expect(link).toHaveAttribute('href', '/promoDetail?id=better-site');
    fireEvent.click(await row(2));
    fireEvent.click(await screen.findByRole('button', { name: inbox.open.rewardCenter }));
    await waitFor(() =>
      expect(asked).toEqual([['open-centre', { centre: 'member', page: 'rewardCenter?tab=raffles' }]]),
    );
    fireEvent.click(await row(1));
    expect(await screen.findByText('내용')).toBeVisible();
    expect(screen.queryByRole('link', { name: inbox.open.promotions })).not.toBeInTheDocument();
  });

  it('have a name for everything that they can lead to', () => {
    expect(Object.keys(inbox.open).sort()).toEqual([...inboxTargets].sort());
  });

  it('can be limited to the unread ones', async () => {
    show();
    await row(3);
    fireEvent.click(screen.getByRole('radio', { name: inbox.unread }));
    await waitFor(() => expect(screen.queryByRole('button', { name: inbox.more })).not.toBeInTheDocument());
    expect(await row(2)).toBeVisible();
  });

  it('that are brought back have the focus again', async () => {
    const shown = jest.spyOn(toast, 'show').mockImplementation();
    show();
    fireEvent.click(await row(3));
    fireEvent.click(await screen.findByRole('button', { name: inbox.delete }));
    await waitFor(() => expect(screen.queryByText('제목 3')).not.toBeInTheDocument());
    await act(async () => shown.mock.lastCall?.[0].action?.onPress());
    expect(await row(3)).toHaveFocus();
  });

  it('stand beside the notices, whose button says how many are new', async () => {
    const news = { id: 'n1', title: '공지', content: '', date: Date.now() };
    operator.answer(getNotices, () => ({ player: [news], banners: [], popup: [], promotion: [] }));
    show();
    const name = inbox.newNotices.replace('{{count}}', '1');
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it('that could not be deleted stay', async () => {
    operator.answer(deleteInboxMessage, () => refuse('system.unavailable', {}, 503));
    const shown = jest.spyOn(toast, 'show').mockImplementation();
    show();
    fireEvent.click(await row(3));
    fireEvent.click(await screen.findByRole('button', { name: inbox.delete }));
    await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.objectContaining({ title: inbox.failed })));
    expect(await row(3)).toBeVisible();
  });

  it('say so when there are none', async () => {
    stored = [];
    show();
    expect(await screen.findByText(inbox.empty)).toBeVisible();
  });

  it('can be asked again when they did not load', async () => {
    operator.setOnline(false);
    show();
    const again = await screen.findByRole('button', { name: uiMessages.action.retry });
    operator.setOnline(true);
    await act(async () => fireEvent.click(again));
    expect(await row(3)).toBeVisible();
  });

  it('keep their room while they load', () => {
    operator.answer(getInbox, () => new Promise(() => undefined));
    const { container } = show();
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  });
});
