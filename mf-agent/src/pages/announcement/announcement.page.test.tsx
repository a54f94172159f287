import { bus } from '@tessera/shared/events';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getAgentNotices, getUnreadAgentNotices, readAgentNotice } from '@tessera/shared/wire/agent';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import type { AgentNotice } from '../../api/notices.ts';
import countNotices from '../../reactions/count-notices.reaction.ts';
import AnnouncementPage from './announcement.page.tsx';

const [first] = recorded(getAgentNotices).list;
const notices: AgentNotice[] = Array.from({ length: 12 }, (_, n) => ({
  ...(first as AgentNotice),
  id: `notice-${n}`,
  title: `공지 ${n}`,
  content: `<p>본문 ${n}</p><script>alert(1)</script>`,
  isForAgents: n === 0,
  isRead: n > 1,
}));

describe('the announcements of the agent centre', () => {
  let operator: FakeOperator;
  let read: Set<string>;
  beforeAll(() => startTestPage({ ui: uiMessages, agent: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest({ type: 1, account: 'agent01' });
    read = new Set();
    const list = () => notices.map((one) => ({ ...one, isRead: one.isRead || read.has(one.id) }));
    const unread = () => list().filter(({ isRead }) => !isRead).length;
    operator.answer(getAgentNotices, () => ({ unread: unread(), list: list() }));
    operator.answer(getUnreadAgentNotices, () => ({ count: unread() }));
    operator.answer(readAgentNotice, ({ id }) => {
      read.add(id);
      return { unread: unread() };
    });
  });
  const show = (path = '/agent/announcement') => {
    render(
      <TestPage path={path}>
        <AnnouncementPage />
      </TestPage>,
    );
    return userEvent.setup();
  };

  it('marks what the account has not read, reads a notice when it is opened, and keeps that at the operator', async () => {
    const counted = jest.fn();
    const counting = bus.on('agent:notices-counted', 'test').subscribe(counted);
    const person = show();
    expect(await screen.findByText('읽지 않은 공지 2건')).toBeVisible();
    const row = screen.getByRole('button', { name: /공지 0/ });
    expect(row).toHaveTextContent('에이전트 공지');
    expect(row).toHaveAccessibleName(/읽지 않음/);
    await person.click(row);
    expect(screen.getByText('본문 0')).toBeVisible();
    expect(document.querySelector('script')).toBeNull();
    expect(await screen.findByText('읽지 않은 공지 1건')).toBeVisible();
    expect(row).not.toHaveAccessibleName(/읽지 않음/);
    expect([...read]).toEqual(['notice-0']);
    expect(counted).toHaveBeenLastCalledWith({ count: 1 });
    await person.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'false');
    counting.unsubscribe();
  });

  it('shows ten at a time, the page and the open notice in its address', async () => {
    const person = show('/agent/announcement?page=2&notice=notice-11');
    expect(await screen.findByText('본문 11')).toBeVisible();
    expect(screen.queryByText('공지 0')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: '1 쪽' }));
    expect(await screen.findByRole('button', { name: /공지 0/ })).toBeVisible();
  });

  it('says when there is none, and when it could not be loaded', async () => {
    operator.answer(getAgentNotices, () => refuse('system.error', {}, 500));
    const person = show();
    const alert = await screen.findByRole('alert');
    operator.answer(getAgentNotices, () => ({ unread: 0, list: [] }));
    await person.click(within(alert).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('공지가 없습니다.')).toBeVisible();
  });

  it('are counted for the menu when an agent signs in, and for nobody else', async () => {
    const counted = jest.fn();
    const counting = bus.on('agent:notices-counted', 'test').subscribe(counted);
    counted.mockClear();
    await countNotices({ account: 'player01', role: 'member' });
    expect(counted).not.toHaveBeenCalled();
    await countNotices({ account: 'agent01', role: 'agent' });
    await waitFor(() => expect(counted).toHaveBeenCalledWith({ count: 2 }));
    counting.unsubscribe();
  });
});
