import { startTestPage, TestPage } from '@tessera/shared/testing';
import { Dialog } from '@tessera/shared/ui/dialog';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../locales/ko.json';
import { systemStatus } from '../live/server-pushes.ts';
import { installBoot } from '../remotes/live-remotes.ts';
import { RootView } from './root-view.tsx';

const leave = jest.fn();
const mockSite = () => (
  <Dialog isOpen onClose={leave} title="회원가입">
    <input aria-label="아이디" />
  </Dialog>
);
jest.mock('../site.tsx', () => ({ Site: () => mockSite() }));

// jsdom has no top layer; the `open` attribute says whether a modal dialog is shown.
beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  await startTestPage({ shell: messages });
});

const boot = {
  location: { ip: '198.51.100.4', country: 'VN' },
  merchant: { brand: 'aurora', name: 'Aurora' },
  remotes: [],
};
beforeEach(() => installBoot(boot as unknown as Parameters<typeof installBoot>[0]));

const field = () => screen.findByLabelText('아이디');

describe('a half-filled dialog below the notice of a site that has just closed', () => {
  it.each([
    [1, '시스템 점검'],
    [2, '접속할 수 없는 지역입니다'],
  ])('gets no key and no click in status %d, and still has what was typed', async (status, title) => {
    const person = userEvent.setup();
    systemStatus.set(0);
    render(<RootView />, { wrapper: TestPage });
    await person.type(await field(), 'newcomer');
    act(() => systemStatus.set(status));
    await person.keyboard('{Escape}{Escape}');
    await person.click(screen.getByText(title));
    await person.keyboard('{Escape}');
    expect(leave).not.toHaveBeenCalled();
    expect(screen.getByText(title)).toBeVisible();
    act(() => systemStatus.set(0));
    expect(await field()).toHaveValue('newcomer');
    await person.keyboard('{Escape}');
    expect(leave).toHaveBeenCalledTimes(1);
    leave.mockClear();
  });
});

it('a site that was open when its document was made stays below, also when the push comes before the first render', async () => {
  installBoot({ ...boot, status: 0 } as unknown as Parameters<typeof installBoot>[0]);
  systemStatus.set(7);
  render(<RootView />, { wrapper: TestPage });
  expect(await field()).toBeInTheDocument();
  act(() => systemStatus.set(0));
  expect(await field()).toBeVisible();
});
