import { mobileNumberOf, readMobile, writeMobile } from './mobile.ts';

const rule = {
  field: 'mobileNum',
  enabled: true,
  required: false,
  acceptedPattern: '[0-9]+',
  patternId: 'digits',
  minLength: 8,
  maxLength: 11,
} as const;

describe('a mobile number', () => {
  it.each(['010-4821-7712', ' 010 4821 7712 ', '(010) 4821.7712', '０１０－４８２１－７７１２'])(
    'may be written %p',
    (typed) => expect(mobileNumberOf(typed, rule)).toBe('01048217712'),
  );
  it.each(['', '  ', '010-48', '010482177123456', 'call me', '0104821771x'])('is not %p', (typed) =>
    expect(mobileNumberOf(typed, rule)).toBeUndefined(),
  );
  it('may repeat the code of its country', () => {
    expect(mobileNumberOf('+82 10-4821-7712', rule, '82')).toBe('1048217712');
    expect(mobileNumberOf('+84 912 345 678', rule, '82')).toBeUndefined();
  });
  it('is measured even where registering asks for none', () => {
    expect(mobileNumberOf('123456', undefined)).toBe('123456');
    expect(mobileNumberOf('12345', undefined)).toBeUndefined();
  });
  it('comes back from where it was kept', () => {
    const mobile = { dialingCode: '82', number: '01048217712' };
    expect(readMobile(writeMobile(mobile))).toEqual(mobile);
    expect(readMobile(undefined)).toBeUndefined();
  });
});
