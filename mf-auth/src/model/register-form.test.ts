import type { RegisterField, RegisterRule } from '@tessera/shared/wire/auth';
import fc from 'fast-check';
import { faultsOf, filledValues } from './register-faults.ts';
import { fieldsOf, needsCaptcha } from './register-fields.ts';

const rule = (field: RegisterField, over: Partial<RegisterRule> = {}): RegisterRule => ({
  field,
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'anyCharacters',
  minLength: 2,
  maxLength: 12,
  ...over,
});
const names = (rules: readonly RegisterRule[], hidden?: readonly RegisterField[]) =>
  fieldsOf(rules, hidden).map(({ name }) => name);

describe('the fields of a registration', () => {
  it('stand in the order of the rules, the confirmation after the password', () =>
    expect(names([rule('username'), rule('password'), rule('payeeName')])).toEqual([
      'username',
      'password',
      'confirmPassword',
      'payeeName',
    ]));
  it('leave out what the rules switch off', () =>
    expect(names([rule('username'), rule('password'), rule('line', { enabled: false })])).not.toContain('line'));
  it('always ask for username and password', () => {
    expect(names([])).toEqual(['username', 'password', 'confirmPassword']);
    const fields = fieldsOf([rule('username', { required: false, enabled: false }), rule('password')]);
    expect(fields.map((field) => field.rule.required)).toEqual([true, true, true]);
  });
  it('require the payment password as soon as it is shown', () =>
    expect(fieldsOf([rule('paymentPassword')]).find(({ name }) => name === 'paymentPassword')?.rule.required).toBe(
      true,
    ));
  it('leave out an invitation code that the address has settled', () =>
    expect(names([rule('affiliateCode'), rule('referralCode')], ['affiliateCode'])).not.toContain('affiliateCode'));
  it('do not list the captcha, which is a picture and no text', () => {
    expect(names([rule('captcha')])).not.toContain('captcha');
    expect(needsCaptcha([rule('captcha')])).toBe(true);
    expect(needsCaptcha([rule('captcha', { enabled: false })])).toBe(false);
  });
});

describe('a filled-in registration', () => {
  const fields = fieldsOf([rule('username'), rule('password'), rule('email', { required: true }), rule('line')]);
  const right = { username: 'moonlit07', password: 'abc123', confirmPassword: 'abc123', email: 'a@b.kr' };

  it('may be sent', () => expect(faultsOf(fields, right)).toEqual({}));
  it('names the first fault of each field and no field that is right', () =>
    expect(faultsOf(fields, { ...right, email: '', username: 'm' })).toEqual({
      email: { key: 'field.empty' },
      username: { key: 'rule.anyCharacters', values: { bounds: '2–12' } },
    }));
  it('is not sent with two different passwords, nor with blanks only', () => {
    expect(faultsOf(fields, { ...right, confirmPassword: 'abc124' })).toEqual({
      confirmPassword: { key: 'field.mismatch' },
    });
    expect(faultsOf(fields, { ...right, email: '   ' })).toHaveProperty('email');
  });
  it('is sent trimmed and without what was left empty', () =>
    expect(filledValues(fields, { ...right, username: ' moonlit07 ', line: ' ' })).toEqual(right));

  it('never complains about an optional field that is empty, and always about one that is too long', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{13,40}$/), (long) => {
        expect(faultsOf(fields, { ...right, line: '' })).not.toHaveProperty('line');
        expect(faultsOf(fields, { ...right, line: long })).toHaveProperty('line');
      }),
    );
  });
});
