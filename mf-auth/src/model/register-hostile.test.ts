import { halfWidth } from '@tessera/shared/format';
import { hostileOrHugeText } from '@tessera/shared/testing/hostile-text';
import { registerFields } from '@tessera/shared/wire/auth';
import fc from 'fast-check';
import { rule } from '../testing/answers.ts';
import { faultsOf, filledValues } from './register-faults.ts';
import { type FormField, fieldsOf } from './register-fields.ts';

const { acceptedPattern, patternId, minLength, maxLength } = rule('password');
/** All fields by one rule. */
const rules = registerFields.map((field) => rule(field, { acceptedPattern, patternId, minLength, maxLength }));
const fields = fieldsOf(rules, { by: 'username', hasPassword: true, isMobileProved: true, hasAgents: true });

const values = fc.record(Object.fromEntries(fields.map(({ name }) => [name, hostileOrHugeText])), { requiredKeys: [] });
const whole = new Map<string, FormField>(fields.map((field) => [field.name, field]));

describe('a registration filled with anything', () => {
  it('is measured without falling over: what is right is sent as it was typed, numbers in plain digits, what is not is named', () => {
    fc.assert(
      fc.property(values, (typed) => {
        const faults = faultsOf(fields, typed);
        const sent = filledValues(fields, typed);
        for (const name of Object.keys(faults)) expect(whole.has(name)).toBe(true);
        for (const [name, value] of Object.entries(sent)) {
          const text = typed[name] ?? '';
          expect(text + halfWidth(text)).toContain(value.charAt(0));
          if (name in faults || name === 'verificationCode' || name === 'confirmPassword') continue;
          // By this rule nothing but letters and digits is ever right.
          expect(value).toMatch(/^[A-Za-z0-9]{6,12}$/);
        }
        for (const { name, rule: own } of fields) if (own.required && !sent[name]) expect(faults).toHaveProperty(name);
      }),
      { numRuns: process.env.TESSERA_FULL ? 250 : 25 },
    );
  });

  it('is told in sentences that repeat nothing of it', () => {
    fc.assert(
      fc.property(hostileOrHugeText, (value) => {
        const { nickname } = faultsOf(fields, { nickname: value });
        expect(nickname?.values ?? { bounds: '6–12' }).toEqual({ bounds: '6–12' });
      }),
      { numRuns: process.env.TESSERA_FULL ? 200 : 60 },
    );
  });
});
