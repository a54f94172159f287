import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { toast } from './toast.ts';
import { ToastProvider } from './toast-provider.tsx';

it('shows a toast from before there was a provider, and runs its action once', async () => {
  const press = jest.fn();
  toast.show({ tone: 'danger', title: '베팅이 접수되지 않았습니다', action: { label: '다음 회차', onPress: press } });
  const { person } = renderUi(<ToastProvider />);
  // Rendered once, and once more for screen readers.
  expect((await screen.findAllByText('베팅이 접수되지 않았습니다')).length).toBeGreaterThan(0);
  await person.click(screen.getByText('다음 회차'));
  expect(press).toHaveBeenCalledTimes(1);
});

it('disappears after six seconds, unless it is an error with an action', () => {
  jest.useFakeTimers();
  renderUi(<ToastProvider />);
  act(() => {
    toast.show({ tone: 'ok', title: '입금이 반영되었습니다' });
    toast.show({
      tone: 'danger',
      title: '연결이 끊겼습니다',
      action: { label: '다시 연결', onPress: () => undefined },
    });
  });
  const shown = (title: string) =>
    screen.queryAllByText(title).some((element) => !element.closest('[data-ending-style]'));
  act(() => jest.advanceTimersByTime(5900));
  expect(shown('입금이 반영되었습니다')).toBe(true);
  act(() => jest.advanceTimersByTime(1000));
  expect(shown('입금이 반영되었습니다')).toBe(false);
  expect(shown('연결이 끊겼습니다')).toBe(true);
  jest.useRealTimers();
});

it("disappears after six seconds also while a game's frame has the focus", () => {
  jest.useFakeTimers();
  renderUi(
    <>
      <ToastProvider />
      <iframe title="game" />
    </>,
  );
  act(() => toast.show({ tone: 'ok', title: '로그인했습니다' }));
  act(() => {
    document.querySelector('iframe')?.focus();
    window.dispatchEvent(new Event('blur'));
  });
  act(() => jest.advanceTimersByTime(7000));
  const left = screen.queryAllByText('로그인했습니다').filter((element) => !element.closest('[data-ending-style]'));
  expect(left).toEqual([]);
  jest.useRealTimers();
});
