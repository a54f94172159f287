import { signInWith } from '@tessera/shared/api';
import { installDialogHost } from '@tessera/shared/dialogs';
import { sessionState } from '@tessera/shared/session';
import { login, logout } from '@tessera/shared/wire/auth';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { kindOperator } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import SignOutDialog from './sign-out.dialog.tsx';

beforeAll(prepareSite);
beforeEach(() => freshVisitor());

async function signedIn() {
  const operator = kindOperator();
  await signInWith(login, { username: 'moonlit07', password: 'abc123' });
  expect(sessionState().role).toBe('member');
  return operator;
}

describe('signing out', () => {
  it('says what happens to money and rounds before it does anything', async () => {
    const operator = await signedIn();
    const { person, close } = renderDialog(SignOutDialog, {});
    expect(screen.getByText(/보유 머니는 그대로 남습니다.*라운드는 저장/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: '취소' }));
    expect(close).toHaveBeenCalledWith({ isSignedOut: false });
    expect(operator.calls(logout)).toHaveLength(0);
    expect(sessionState().role).toBe('member');
  });

  it('ends the session at the operator and clears the storage of the tab', async () => {
    const operator = await signedIn();
    const { person, close } = renderDialog(SignOutDialog, {});
    await person.click(screen.getByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedOut: true }));
    await waitFor(() => expect(operator.calls(logout)[0]?.headers.authorization).toBe('recorded-token'));
    expect(sessionState()).toEqual({ role: 'visitor' });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('leaves at once while the operator takes its time', async () => {
    const operator = await signedIn();
    operator.answer(logout, () => new Promise(() => undefined));
    const { person, close } = renderDialog(SignOutDialog, {});
    await person.click(screen.getByRole('button', { name: '로그아웃' }));
    expect(sessionState().role).toBe('visitor');
    expect(close).toHaveBeenCalledWith({ isSignedOut: true });
  });

  it('shows the loader until the operator has answered', async () => {
    const operator = await signedIn();
    let answerNow = () => undefined as undefined;
    operator.answer(logout, () => new Promise<null>((resolve) => (answerNow = () => void resolve(null))));
    const locks: Promise<unknown>[] = [];
    const { person } = renderDialog(SignOutDialog, {});
    installDialogHost({ lockPage: (work) => void locks.push(work) });
    await person.click(screen.getByRole('button', { name: '로그아웃' }));
    expect(locks).toHaveLength(1);
    const ended = jest.fn();
    void locks[0]?.then(ended);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ended).not.toHaveBeenCalled();
    answerNow();
    await waitFor(() => expect(ended).toHaveBeenCalled());
  });

  it('shows the loader for three seconds at most where the operator does not answer', async () => {
    jest.useFakeTimers();
    try {
      const operator = await signedIn();
      operator.answer(logout, () => new Promise(() => undefined));
      const locks: Promise<unknown>[] = [];
      renderDialog(SignOutDialog, {});
      installDialogHost({ lockPage: (work) => void locks.push(work) });
      fireEvent.click(screen.getByRole('button', { name: '로그아웃' }));
      await act(() => jest.advanceTimersByTimeAsync(2_900));
      const ended = jest.fn();
      void locks[0]?.then(ended);
      await act(() => jest.advanceTimersByTimeAsync(50));
      expect(ended).not.toHaveBeenCalled();
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(ended).toHaveBeenCalled();
    } finally {
      jest.useRealTimers();
    }
  });

  it('lets whoever is offline leave as well', async () => {
    const operator = await signedIn();
    operator.setOnline(false);
    const { person, close } = renderDialog(SignOutDialog, {});
    await person.click(screen.getByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSignedOut: true }));
    expect(sessionState().role).toBe('visitor');
  });
});
