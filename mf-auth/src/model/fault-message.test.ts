import { patternIds, phoneAuthFaults } from '@tessera/shared/wire/auth';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import ko from '../../locales/ko.json';
import th from '../../locales/th.json';
import vi from '../../locales/vi.json';
import zh from '../../locales/zh.json';
import { faultMessage } from './messages.ts';

const rule = { patternId: 'lettersAndDigits', minLength: 6, maxLength: 13 } as const;

describe('the message under a field', () => {
  it('names both bounds', () =>
    expect(faultMessage(rule, 'length')).toEqual({ key: 'rule.lettersAndDigits', values: { bounds: '6–13' } }));
  it('names one number when the bounds are the same', () =>
    expect(faultMessage({ ...rule, minLength: 6, maxLength: 6 }, 'pattern').values).toEqual({ bounds: '6' }));
  it('says of a name that it is none before it says what may stand there, and of a short one only that', () => {
    const name = { ...rule, field: 'payeeName', patternId: 'korean' } as const;
    expect(faultMessage(name, 'pattern')).toEqual({
      key: 'field.realName',
      values: { patternId: 'korean', bounds: '6–13' },
    });
    expect(faultMessage({ ...name, field: 'fullName' }, 'pattern').key).toBe('field.realName');
    expect(faultMessage(name, 'length').key).toBe('rule.korean');
  });
  it('asks for a value when there is none', () =>
    expect(faultMessage(rule, 'required')).toEqual({ key: 'field.empty' }));

  const languages: [string, typeof ko][] = [
    ['Korean', ko],
    ['English', en],
    ['Vietnamese', vi],
    ['Chinese', zh],
    ['Japanese', ja],
    ['Thai', th],
  ];
  it.each(languages)(
    'exists in %s for everything that a phone authentication can answer, each in words of its own',
    (_, messages) => {
      const errors: Readonly<Record<string, string>> = messages.error;
      const told = phoneAuthFaults.map((fault) => errors[`phone_auth_${fault.replaceAll('.', '_')}`]);
      expect(new Set(told.filter(Boolean)).size).toBe(11);
    },
  );
  it.each(languages)('exists in %s for every pattern the operator knows, with room for the bounds', (_, messages) => {
    for (const id of patternIds) expect(messages.rule[id]).toContain('{{bounds}}');
  });
});
