import * as v from 'valibot';
import { codeSent, mobileNumber, verificationCode } from './mobile-fields.ts';
import { paymentPin } from './payment-password.ts';

it('a sent code rests for the minutes of the answer, and for 60 seconds where it names none', () => {
  expect(v.parse(codeSent, { expiredMinutes: 3 })).toEqual({ expiredMinutes: 3 });
  expect(v.parse(codeSent, {})).toEqual({ expiredMinutes: 1 });
});

it('a number, a code and a PIN of full-width digits are sent as plain ones', () => {
  expect(v.parse(mobileNumber, '０１０－９０００　１２３４')).toBe('01090001234');
  expect(v.parse(verificationCode, ' ４８２１５９　')).toBe('482159');
  expect(v.parse(paymentPin, '４８２１５９')).toBe('482159');
});
