import { Link } from '@tessera/shared/router';
import { startTestPage, TestPage } from '@tessera/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../locales/ko.json';
import { systemStatus } from '../live/server-pushes.ts';
import { installBoot } from '../remotes/live-remotes.ts';
import { RootView } from './root-view.tsx';

jest.mock('../site.tsx', () => ({ Site: () => <input aria-label="입금할 금액" /> }));

// jsdom has no top layer; the `open` attribute says whether a modal dialog is shown.
beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  await startTestPage({ shell: messages });
  installBoot({
    location: { ip: '198.51.100.4', country: 'VN' },
    merchant: { brand: 'aurora', name: 'Aurora' },
    remotes: [],
  } as unknown as Parameters<typeof installBoot>[0]);
});

const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const site = () => screen.queryByLabelText('입금할 금액');

describe('depending on the system status, a visitor', () => {
  it('of an open site sees the site', () => {
    systemStatus.set(0);
    render(<RootView />, { wrapper: TestPage });
    expect(site()).toBeVisible();
    expect(title()).toBeUndefined();
  });

  it('of a site in maintenance sees the notice, and can reach customer service', () => {
    systemStatus.set(1);
    render(<RootView />, { wrapper: TestPage });
    expect(title()).toBe('시스템 점검');
    expect(screen.getByText(/점검 중이라/)).toBeVisible();
    expect(screen.getByRole('button', { name: messages.support.contact })).toBeVisible();
    expect(site()).toBeNull();
  });

  it('from a restricted region sees address and country, and can reach customer service', () => {
    systemStatus.set(2);
    render(<RootView />, { wrapper: TestPage });
    expect(title()).toBe('접속할 수 없는 지역입니다');
    expect(screen.getByText('198.51.100.4')).toBeVisible();
    expect(screen.getByText('베트남')).toBeVisible();
    expect(screen.getByRole('button', { name: messages.support.contact })).toBeVisible();
    expect(site()).toBeNull();
  });

  it.each([
    [1, '/helpmc'],
    [2, '/helpmc/'],
  ])(
    'of a site in status %d has help alone at %s, where customer service answers, and nothing else',
    async (status, path) => {
      systemStatus.set(status);
      render(
        <TestPage path={path}>
          <Link to="/index">밖으로</Link>
          <RootView />
        </TestPage>,
      );
      expect(site()).toBeVisible();
      expect(title()).toBeUndefined();
      await userEvent.click(screen.getByRole('link', { name: '밖으로' }));
      expect(site()).toBeNull();
      expect(title()).toBe(status === 1 ? '시스템 점검' : '접속할 수 없는 지역입니다');
    },
  );

  it("sees the notice's title in the tab, and the page's own title again when the site is open", () => {
    systemStatus.set(0);
    render(<RootView />, { wrapper: TestPage });
    document.title = '입금 · Aurora';
    act(() => systemStatus.set(1));
    expect(document.title).toBe('시스템 점검 · Aurora');
    act(() => systemStatus.set(2));
    expect(document.title).toBe('접속할 수 없는 지역입니다 · Aurora');
    act(() => systemStatus.set(0));
    expect(document.title).toBe('입금 · Aurora');
  });

  it('sees nothing for an unknown status', () => {
    systemStatus.set(7);
    const { container } = render(<RootView />, { wrapper: TestPage });
    expect(container).toBeEmptyDOMElement();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['when maintenance is over', 1, /시스템 점검/],
    ['after a status that nobody knows, which shows nothing', 7, /^$/],
  ])('on an open page finds it unchanged %s', (_when, status, shown) => {
    systemStatus.set(0);
    render(<RootView />, { wrapper: TestPage });
    (site() as HTMLInputElement).value = '30000';
    act(() => systemStatus.set(status));
    expect(screen.getByRole('dialog')).toHaveTextContent(shown);
    act(() => systemStatus.set(0));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(site()).toHaveValue('30000');
  });
});
