import { act, renderHook } from '@testing-library/react';
import { forgetDialog, keepDialogOpen, openDialog, showMessage, useDialogStack } from './dialog-stack.ts';

const open = (key: string) => openDialog(key, {});

it('a dialog resolves at once, and is removed when it has left the screen', async () => {
  const { result } = renderHook(useDialogStack);
  let answer: Promise<unknown> = Promise.resolve();
  act(() => {
    answer = open('auth.login');
  });
  const [login] = result.current;
  act(() => login?.close({ isSignedIn: true }));
  expect(await answer).toEqual({ isSignedIn: true });
  expect(result.current).toMatchObject([{ key: 'auth.login', isLeaving: true }]);
  act(() => forgetDialog(login?.id ?? 0));
  expect(result.current).toEqual([]);
});

it('the same dialog opened again replaces the first, whose caller gets no answer', async () => {
  const { result } = renderHook(useDialogStack);
  let first: Promise<unknown> = Promise.resolve();
  act(() => {
    first = open('auth.register');
    void open('auth.register');
  });
  expect(await first).toBeUndefined();
  expect(result.current.map(({ isLeaving }) => isLeaving ?? false)).toEqual([true, false]);
});

it('a dialog that a page needs stays as it is when it is open already, and answers both', async () => {
  const { result } = renderHook(useDialogStack);
  let answers: Promise<unknown[]> = Promise.resolve([]);
  act(() => {
    answers = Promise.all([open('auth.login'), keepDialogOpen('auth.login', false)]);
  });
  const logins = result.current.filter(
    (one) => one.kind === 'contributed' && one.key === 'auth.login' && !one.isLeaving,
  );
  expect(logins).toMatchObject([{ isDismissible: false }]);
  const [login] = logins;
  act(() => login?.close('signed in'));
  expect(await answers).toEqual(['signed in', 'signed in']);
});

it('the generic dialog resolves with the clicked button, and closes by itself after its time', async () => {
  jest.useFakeTimers();
  const { result } = renderHook(useDialogStack);
  const message = { title: 'shell:trial.title', body: 'shell:trial.in_need_true_account', buttons: [] };
  let pressed: Promise<unknown> = Promise.resolve();
  let passed: Promise<unknown> = Promise.resolve();
  act(() => {
    pressed = showMessage(message);
    passed = showMessage({ ...message, closesAfterMs: 3_000 });
  });
  act(() => result.current.find(({ kind }) => kind === 'message')?.close('confirm'));
  expect(await pressed).toBe('confirm');
  act(() => jest.advanceTimersByTime(3_000));
  expect(await passed).toBeUndefined();
  jest.useRealTimers();
});

it('a dialog closed with a promise disappears at once, and its caller gets the resolved value', async () => {
  const { result } = renderHook(useDialogStack);
  const received = jest.fn();
  let keep: (answer: unknown) => void = () => undefined;
  act(() => void open('wallet.receipt').then(received));
  const receipt = result.current.at(-1);
  act(() => receipt?.close(new Promise((resolve) => (keep = resolve))));
  expect(result.current.at(-1)).toMatchObject({ key: 'wallet.receipt', isLeaving: true });
  await act(async () => undefined);
  expect(received).not.toHaveBeenCalled();
  await act(async () => keep({ isSignedIn: true }));
  expect(received).toHaveBeenCalledWith({ isSignedIn: true });
});
