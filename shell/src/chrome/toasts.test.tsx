import { startTestPage } from '@tessera/shared/testing';
import { toast } from '@tessera/shared/ui/toast';
import { act, render, screen } from '@testing-library/react';
import { installBoot } from '../remotes/live-remotes.ts';
import { Toasts } from './toasts.tsx';

let isOnline = false;
jest.mock('@tessera/shared/ui/toast-provider', () => ({
  get ToastProvider() {
    if (!isOnline) throw new Error('Loading chunk 7 failed.');
    return () => <p>알림 상자</p>;
  },
}));

installBoot({ shell: { version: '1' }, remotes: [] } as unknown as Parameters<typeof installBoot>[0]);
beforeAll(() => startTestPage({}));
afterEach(() => jest.restoreAllMocks());

it('a message is shown as a line of text while the code of toasts cannot be loaded, and as a toast once it can', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Toasts />);
  act(() => toast.show({ title: '열 수 없습니다.', detail: '다시 시도하세요.' }));
  expect(await screen.findByText('열 수 없습니다. 다시 시도하세요.')).toHaveAttribute('role', 'alert');
  act(() => toast.show({ title: '연결이 끊겼습니다.' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^연결이 끊겼습니다.$/);
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('알림 상자')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
