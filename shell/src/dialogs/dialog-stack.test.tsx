import { act, renderHook } from '@testing-library/react';
import { forgetDialog, openDialog, useDialogStack } from './dialog-stack.ts';

const open = (key: string) => openDialog(key, {});

it('a dialog has its answer at once, and is forgotten when it has left the screen', async () => {
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

it('the same dialog opened again takes the place of the first, whose asker hears nothing', async () => {
  const { result } = renderHook(useDialogStack);
  let first: Promise<unknown> = Promise.resolve();
  act(() => {
    first = open('auth.register');
    void open('auth.register');
  });
  expect(await first).toBeUndefined();
  expect(result.current.map(({ isLeaving }) => isLeaving ?? false)).toEqual([true, false]);
});
