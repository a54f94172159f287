import { fakeOperator, refuse, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { attacks, expectNothingRan, paste, setTrap } from '@tessera/shared/testing/attack';
import { hostileForm } from '@tessera/shared/testing/hostile-text';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getDownlineSettings, registerDownline } from '@tessera/shared/wire/agent';
import { checkUsername, faultOf, getRegisterSettings, type RegisterRule } from '@tessera/shared/wire/auth';
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import messages from '../../../locales/ko.json';
import { pause } from '../../testing/pause.ts';
import RegisterAccountPage from './register-account.page.tsx';

const rule = (field: RegisterRule['field'], acceptedPattern: string): RegisterRule => ({
  field,
  enabled: true,
  required: true,
  acceptedPattern,
  patternId: 'lettersAndDigits',
  minLength: 6,
  maxLength: 13,
});
const rules = { username: rule('username', '[A-Za-z0-9]+'), password: rule('password', '*') };
const right = { username: 'kite44813', password: 'Secret12' };
const names = ['username', 'password'] as const;
const inputOf = (name: string) => document.querySelector(`input[name="${name}"]`) as HTMLInputElement;

async function submit(): Promise<void> {
  const button = screen.getByRole('button', { name: '계정 등록하기' });
  fireEvent.submit(button.closest('form') as HTMLFormElement);
  do await pause();
  while (button.getAttribute('aria-busy') === 'true');
}

it('a downline account is registered as it was typed, or the fields say what is wrong, whatever is pasted', async () => {
  await startTestPage({ ui: uiMessages, agent: messages });
  signInForTest({ type: 1, account: 'agent01' });
  setTrap();
  const operator = fakeOperator();
  operator.answer(getDownlineSettings, () => ({
    ...recorded(getDownlineSettings),
    inviteCode: '<img src=x onerror=boom()>',
  }));
  operator.answer(getRegisterSettings, () => ({
    ...recorded(getRegisterSettings),
    rules: [rules.username, rules.password],
  }));
  operator.answer(checkUsername, () => recorded(checkUsername, 'free'));
  operator.answer(registerDownline, () => refuse('agent.rebate.outside'));
  render(
    <TestPage path="/agent/registerAccount">
      <RegisterAccountPage />
    </TestPage>,
  );
  await screen.findByRole('button', { name: '계정 등록하기' });
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(hostileForm(right), async (values) => {
      const [username = '', password = ''] = names.map((name) => paste(inputOf(name), values[name]));
      await submit();
      expect(inputOf('username').value === username && inputOf('password').value === password).toBe(true);
      const typed = { username: username.trim(), password };
      const wrong = names.filter((name) => faultOf(rules[name], typed[name]));
      for (const name of names)
        expect(inputOf(name).getAttribute('aria-invalid')).toBe(wrong.includes(name) ? 'true' : null);
      const call = operator.calls(registerDownline)[sent];
      if (wrong.length > 0) expect(call).toBeUndefined();
      else {
        sent += 1;
        expect(call?.request).toEqual({ ...typed, kind: 'member', rebateBasisPoints: 0 });
        expect(screen.getByRole('alert')).toBeVisible();
      }
      expectNothingRan();
    }),
    { ...attacks, examples: [[right]] },
  );
  expect(sent).toBeGreaterThan(0);
});
