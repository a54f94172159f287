import { type FakeOperator, refuse, signInForTest } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { changePassword, getSecurityConfig, setPaymentPassword } from '@tessera/shared/wire/auth';
import type { ReactNode } from 'react';
import { kindOperator } from '../../testing/answers.ts';
import { attackMs, codeOf, expectToWithstand, settled } from '../../testing/attack.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import { FirstPasswordForm } from './password.tsx';
import { PaymentPasswordForm } from './payment-password-form.tsx';

let operator: FakeOperator;
beforeAll(prepareSite);
beforeEach(() => {
  freshVisitor('/member/securityCenter');
  operator = kindOperator();
  signInForTest({ account: 'moonlit07' });
});

/** A member who registered by mobile and has no password yet. */
const byCodesAlone = { ...recorded(getSecurityConfig), passwordChangedAtMs: null };
const ignore = () => undefined;
const draw = async (form: ReactNode) => settled(renderDialog(() => form, {}));

describe('hostile text, markup and megabytes stay text, lose nothing and are told', () => {
  it(
    'where the first withdrawal password is set',
    async () => {
      operator.answer(setPaymentPassword, () => refuse('payment.password.simple'));
      await draw(<PaymentPasswordForm hasOne={false} onDone={ignore} />);
      await expectToWithstand({
        operator,
        endpoint: setPaymentPassword,
        right: { pin: '573920', again: '573920', password: 'abc123' },
        sends: ({ pin, password }) => ({ paymentPassword: codeOf(pin), password: password.trim() }),
      });
    },
    attackMs,
  );

  it(
    'where the first password is set',
    async () => {
      operator.answer(getSecurityConfig, () => byCodesAlone);
      operator.answer(changePassword, () => refuse('owner.code.invalid'));
      await draw(<FirstPasswordForm onSet={ignore} />);
      await expectToWithstand({
        operator,
        endpoint: changePassword,
        right: { newPassword: 'newer77', confirmNewPassword: 'newer77', ownerCode: '123456' },
        sends: ({ newPassword, ownerCode }) => ({
          newPassword: newPassword.trim(),
          confirmNewPassword: newPassword.trim(),
          ownerCode: codeOf(ownerCode),
        }),
      });
    },
    attackMs,
  );
});
