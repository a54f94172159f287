import type { RegisterField, RegisterRule, RegisterWay } from '@tessera/shared/wire/auth';
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
const byUsername: RegisterWay = { by: 'username', hasPassword: true, isMobileProved: false, hasAgents: true };
const byMobile: RegisterWay = { ...byUsername, by: 'mobile', isMobileProved: true };
const names = (rules: readonly RegisterRule[], hidden?: readonly RegisterField[], way = byUsername) =>
  fieldsOf(rules, way, hidden).map(({ name }) => name);

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
    const fields = fieldsOf([rule('username', { required: false, enabled: false }), rule('password')], byUsername);
    expect(fields.map((field) => field.rule.required)).toEqual([true, true, true]);
  });
  it('require the payment password as soon as it is shown', () =>
    expect(
      fieldsOf([rule('paymentPassword')], byUsername).find(({ name }) => name === 'paymentPassword')?.rule.required,
    ).toBe(true));
  it('take a payment password of six digits that is not too easy, whatever its rule says', () => {
    const fields = fieldsOf([rule('paymentPassword')], byUsername);
    const toldOf = (paymentPassword: string) => faultsOf(fields, { paymentPassword }).paymentPassword?.key;
    expect(['12', 'abcdef', '111111', '123456', '987654', '482159'].map(toldOf)).toEqual([
      ...['rule.digits', 'rule.digits'],
      ...['error.payment_password_simple', 'error.payment_password_simple', 'error.payment_password_simple'],
      undefined,
    ]);
  });
  it('leave out an invitation code that the address has settled', () =>
    expect(names([rule('affiliateCode'), rule('referralCode')], ['affiliateCode'])).not.toContain('affiliateCode'));
  it('leave out who invited where the merchant has no agents', () =>
    expect(
      names([rule('affiliateCode'), rule('recommenderId'), rule('line')], [], { ...byUsername, hasAgents: false }),
    ).toEqual(['username', 'password', 'confirmPassword', 'line']));
  it('ask for number and code where the number is proved, whatever the rules say', () => {
    const off = rule('mobileNum', { enabled: false });
    const fields = fieldsOf([rule('username'), off], { ...byUsername, isMobileProved: true });
    expect(fields.map(({ name }) => name)).toContain('verificationCode');
    expect(fields.find(({ name }) => name === 'mobileNum')?.rule.required).toBe(true);
  });
  it('by mobile: the number first, its code, and one password or none', () => {
    const rules = [rule('username'), rule('password'), rule('line'), rule('mobileNum')];
    expect(names(rules, [], byMobile)).toEqual(['mobileNum', 'verificationCode', 'password', 'line']);
    expect(names(rules, [], { ...byMobile, hasPassword: false })).toEqual(['mobileNum', 'verificationCode', 'line']);
    expect(names([], [], byMobile)).toEqual(['mobileNum', 'verificationCode', 'password']);
  });
  it('do not list the captcha, which is a picture and no text', () => {
    expect(names([rule('captcha')])).not.toContain('captcha');
    expect(needsCaptcha([rule('captcha')])).toBe(true);
    expect(needsCaptcha([rule('captcha', { enabled: false })])).toBe(false);
  });
});

describe('a filled-in registration', () => {
  const fields = fieldsOf(
    [rule('username'), rule('password'), rule('email', { required: true }), rule('line')],
    byUsername,
  );
  const right = { username: 'moonlit07', password: 'abc123', confirmPassword: 'abc123', email: 'a@b.kr' };

  it('may be sent', () => expect(faultsOf(fields, right)).toEqual({}));
  it('names the first fault of each field and no field that is right', () =>
    expect(faultsOf(fields, { ...right, email: '', username: 'm' })).toEqual({
      email: { key: 'missing.email' },
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

  it('sends the digits of a number, however it was written', () => {
    const mobile = fieldsOf([rule('mobileNum', { acceptedPattern: '[0-9]+' })], byMobile);
    const typed = { mobileNum: '(010) 4821-77.00', verificationCode: ' 123456 ', password: 'abc123' };
    expect(faultsOf(mobile, typed)).toEqual({});
    expect(filledValues(mobile, typed)).toMatchObject({ mobileNum: '01048217700', verificationCode: '123456' });
  });
  it('takes full-width digits in numbers, codes and the payment password, and sends plain ones', () => {
    const rules = [rule('mobileNum', { acceptedPattern: '[0-9]+' }), rule('paymentPassword')];
    const all = fieldsOf(rules, byMobile);
    const typed = {
      mobileNum: '０１０４８２１７７００',
      verificationCode: '１２３４５６',
      paymentPassword: '４８２１５９',
    };
    expect(faultsOf(all, { ...typed, password: 'abc123' })).toEqual({});
    expect(filledValues(all, typed)).toEqual({
      ...{ mobileNum: '01048217700', verificationCode: '123456', paymentPassword: '482159' },
    });
  });
  it('asks for the code, and tells one of more than 255 characters as wrong', () => {
    const mobile = fieldsOf([], byMobile);
    expect(faultsOf(mobile, {}).verificationCode).toEqual({ key: 'code.required' });
    expect(faultsOf(mobile, { verificationCode: '1'.repeat(256) }).verificationCode).toEqual({
      key: 'error.verification_code_invalid',
    });
  });

  it('never complains about an optional field that is empty, and always about one that is too long', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{13,40}$/), (long) => {
        expect(faultsOf(fields, { ...right, line: '' })).not.toHaveProperty('line');
        expect(faultsOf(fields, { ...right, line: long })).toHaveProperty('line');
      }),
    );
  });
});
