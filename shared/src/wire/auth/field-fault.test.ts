import fc from 'fast-check';
import { type FieldRule, faultOf } from './field-fault.ts';

const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  required: true,
  acceptedPattern: '(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+',
  minLength: 6,
  maxLength: 12,
  ...over,
});

describe('a field of the registration', () => {
  it('is wrong if it is required and empty', () => expect(faultOf(rule(), '')).toBe('required'));
  it('may otherwise stay empty, whatever its minimum length', () =>
    expect(faultOf(rule({ required: false }), '')).toBeUndefined());
  it('is measured in characters, not in UTF-16 units', () =>
    expect(faultOf(rule({ acceptedPattern: '*', minLength: 1, maxLength: 2 }), '🦊🦊')).toBeUndefined());
  it('must match as a whole', () => expect(faultOf(rule(), 'moon_lit07')).toBe('pattern'));
  const marks = ['\u0000', '\n', '\u001b[31m', '\u202e', '\u2066', '\u200e', '\u200b', '\u2028', '\ud800'];
  const fillers = ['\u3164', '\u115f', '\uffa0', '\u034f', '\ufe0f', '\u{e0100}', '\u2800'];
  it.each([...marks, ...fillers])('%j is refused whatever the pattern', (mark) =>
    expect(faultOf(rule({ acceptedPattern: '*', maxLength: 20 }), `moon${mark}lit7`)).toBe('pattern'),
  );
  it('may contain right-to-left text', () =>
    expect(faultOf(rule({ acceptedPattern: '*' }), 'أحمد علي')).toBeUndefined());
  it('is left to the operator if its pattern has another dialect', () =>
    expect(faultOf(rule({ acceptedPattern: '(?>a)[[:alpha:' }), 'moonlit7')).toBeUndefined());

  it('is valid exactly if it has letters and digits, only those, and as many as allowed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 16 }), (value) => {
        const isRight =
          /[a-z]/i.test(value) &&
          /\d/.test(value) &&
          /^[a-z\d]+$/i.test(value) &&
          value.length >= 6 &&
          value.length <= 12;
        expect(faultOf(rule(), value) === undefined).toBe(isRight);
      }),
    );
  });

  it('accepts any text of the right length if the pattern is "*"', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
          .filter((value) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]/u.test(value)),
        fc.nat(20),
        fc.nat(20),
        (value, one, other) => {
          const bounds = { minLength: Math.min(one, other), maxLength: Math.max(one, other) };
          const length = Array.from(value).length;
          const fits = length >= bounds.minLength && length <= bounds.maxLength;
          expect(faultOf(rule({ acceptedPattern: '*', ...bounds }), value)).toBe(fits ? undefined : 'length');
        },
      ),
    );
  });
});
