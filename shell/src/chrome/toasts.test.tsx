import { startTestPage } from '@tessera/shared/testing';
import { receiveToasts, toast } from '@tessera/shared/ui/toast';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { installBoot } from '../remotes/live-remotes.ts';
import { Toasts } from './toasts.tsx';

function ToastList() {
  const [titles, setTitles] = useState<readonly string[]>([]);
  useEffect(
    () => receiveToasts((change) => 'show' in change && setTitles((before) => [...before, change.show.title])),
    [],
  );
  return <div role="log">{titles.join(' ')}</div>;
}

let isOnline = false;
jest.mock('@tessera/shared/ui/toast-provider', () => ({
  get ToastProvider() {
    if (!isOnline) throw new Error('Loading chunk 7 failed.');
    return ToastList;
  },
}));

installBoot({ shell: { version: '1' }, remotes: [] } as unknown as Parameters<typeof installBoot>[0]);
beforeAll(() => startTestPage({}));
beforeEach(() => {
  isOnline = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('a message is shown as a line of text while the code of toasts cannot be loaded, and as a toast once it can', async () => {
  jest.useFakeTimers();
  render(<Toasts />);
  act(() => toast.show({ title: '열 수 없습니다.', detail: '다시 시도하세요.' }));
  expect(await screen.findByText('열 수 없습니다. 다시 시도하세요.')).toHaveAttribute('role', 'alert');
  act(() => toast.show({ title: '연결이 끊겼습니다.' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^연결이 끊겼습니다.$/);
  // A browser says that it is online before its requests succeed.
  act(() => void window.dispatchEvent(new Event('online')));
  isOnline = true;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('연결이 끊겼습니다.'));
  expect(screen.queryByRole('alert')).toBeNull();
});
