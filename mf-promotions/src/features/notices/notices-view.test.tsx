import { openDialog } from '@tessera/shared/dialogs';
import { i18n } from '@tessera/shared/i18n';
import { readStored, removeStored } from '@tessera/shared/session';
import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getNotices } from '@tessera/shared/wire/promotions';
import { act, fireEvent, render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import vietnamese from '../../../locales/vi.json';
import { feed } from '../../testing/promotions.ts';
import BellWidget from '../../widgets/bell/bell.widget.tsx';
import { NoticesView } from './notices-view.tsx';
import { reloadRead } from './read-notices.ts';

jest.mock('@tessera/shared/dialogs', () => ({ openDialog: jest.fn() }));

describe('notices', () => {
  let operator: FakeOperator;
  let count = 14;
  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    count = 14;
    removeStored('index_notice');
    reloadRead();
    operator.answer(getNotices, () => feed(count));
  });
  const show = (selected?: string) =>
    render(
      <TestPage>
        <BellWidget />
        <NoticesView selected={selected} />
      </TestPage>,
    );
  const rows = () => screen.getAllByRole('listitem').map((row) => row.querySelector('button')?.textContent);

  it('come nine a page, the newest expanded, with date and time', async () => {
    show();
    const first = await screen.findByRole('button', { name: /^공지 1 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/ });
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('내용 1')).toBeVisible();
    expect(rows()).toHaveLength(9);
    fireEvent.click(screen.getByRole('button', { name: '2 쪽' }));
    expect(rows()).toHaveLength(5);
    expect(screen.getByText('내용 10')).toBeVisible();
  });

  it('have a Vietnamese date on a Vietnamese page', async () => {
    i18n.add('vi', 'promotions', vietnamese);
    await i18n.changeLanguage('vi');
    show();
    expect(await screen.findByRole('button', { name: /^공지 1 \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/ })).toBeVisible();
    await act(() => i18n.changeLanguage('ko'));
  });

  it('stand beside news of promotions, which open where one of them was asked for', async () => {
    const month = { id: 'month', title: '이달의 보너스', content: '<p>조건</p>', date: 0 };
    operator.answer(getNotices, () => ({ ...feed(count), promotion: [month] }));
    const { unmount } = show();
    expect(await screen.findByText('내용 1')).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: messages.notices.feed.promotion }));
    expect(screen.getByText('조건')).toBeVisible();
    expect(screen.queryByText('내용 1')).not.toBeInTheDocument();
    unmount();
    show('month');
    expect(await screen.findByText('조건')).toBeVisible();
  });

  it('expand one at a time, and close again', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^공지 3 / }));
    expect(screen.getByText('내용 3')).toBeVisible();
    expect(screen.queryByText('내용 1')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: /^공지 3 / }));
    expect(screen.queryByText('내용 3')).not.toBeInTheDocument();
  });

  it('open on the page of the one that was asked for', async () => {
    show('n11');
    expect(await screen.findByText('내용 12')).toBeVisible();
  });

  it('are counted by the bell until they are opened, and the session remembers it', async () => {
    show();
    // Younger than a week: 1, 2, 3; the first is open and so read.
    expect(await screen.findByRole('button', { name: '공지, 새 공지 2 건' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^공지 2 / }));
    expect(screen.getByRole('button', { name: '공지, 새 공지 1 건' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '모두 읽음으로' }));
    fireEvent.click(screen.getByRole('button', { name: '공지' }));
    expect(openDialog).toHaveBeenCalledWith('promotions.notices', {});
    expect(readStored('index_notice')).toEqual(['n0', 'n1', 'n2']);
  });

  it('need no page selector when one page holds them, and say so when there are none', async () => {
    count = 9;
    const { unmount } = show();
    await screen.findByText('내용 1');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    unmount();
    count = 0;
    show();
    expect(await screen.findByText('아직 공지가 없습니다.')).toBeVisible();
  });
});
