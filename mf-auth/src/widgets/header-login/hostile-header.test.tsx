import { refuse } from '@tessera/shared/testing';
import { attacks, expectNothingRan, paste, setTrap } from '@tessera/shared/testing/attack';
import { hostileForm } from '@tessera/shared/testing/hostile-text';
import { receiveToasts } from '@tessera/shared/ui/toast';
import { login } from '@tessera/shared/wire/auth';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { kindOperator } from '../../testing/answers.ts';
import { attackMs, hurry } from '../../testing/attack.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import HeaderLogin from './header-login.widget.tsx';

let slowDown: () => void;
beforeAll(prepareSite);
beforeEach(() => {
  slowDown = hurry();
  freshVisitor();
});
afterEach(() => slowDown());

const name = () => screen.getByLabelText<HTMLInputElement>('아이디 또는 휴대폰 번호');
const password = () => screen.getByLabelText<HTMLInputElement>('비밀번호');

async function submit(): Promise<void> {
  fireEvent.submit(name().form as HTMLFormElement);
  const isBusy = () => name().form?.querySelector('[type="submit"]')?.getAttribute('aria-busy') === 'true';
  do await act(() => new Promise<void>((resume) => setTimeout(resume)));
  while (isBusy());
}

it(
  'hostile text, markup and megabytes at the login in the header stay text, and each refusal is told',
  async () => {
    const operator = kindOperator();
    operator.answer(login, () => refuse('login.failed'));
    const told: string[] = [];
    receiveToasts((change) => 'show' in change && told.push(change.show.title));
    renderDialog(HeaderLogin, {});
    setTrap();
    await fc.assert(
      fc.asyncProperty(hostileForm({ username: 'moonlit07', password: 'abc123' }), async (values) => {
        const before = { calls: operator.calls(login).length, told: told.length };
        // Other text than before, so that the form counts as filled in.
        paste(name(), 'x');
        const typed = { username: paste(name(), values.username), password: paste(password(), values.password) };
        const isFilled = typed.username.trim() !== '' && typed.password.trim() !== '';
        await submit();
        if (isFilled) {
          // A machine at work may not have begun by then.
          await waitFor(() => expect(told).toHaveLength(before.told + 1));
          const { request } = operator.calls(login)[before.calls] ?? {};
          expect(request).toMatchObject({ username: typed.username.trim(), password: typed.password.trim() });
          expect(password()).toHaveValue('');
        }
        expect(name().value === typed.username).toBe(true);
        expect(operator.calls(login)).toHaveLength(before.calls + (isFilled ? 1 : 0));
        expect(told).toHaveLength(before.told + (isFilled ? 1 : 0));
        expect(told.join()).not.toContain('boom');
        expectNothingRan();
      }),
      attacks,
    );
    expect(told.length).toBeGreaterThan(0);
  },
  attackMs,
);
