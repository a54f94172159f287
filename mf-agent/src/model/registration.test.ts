import { faultOf, patternIds } from '@tessera/shared/wire/auth';
import en from '../../locales/en.json';
import ko from '../../locales/ko.json';
import vi from '../../locales/vi.json';
import { freshPassword, refusedFields, signUpLink } from './registration.ts';

const rule = { required: true, acceptedPattern: '(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+', minLength: 6, maxLength: 12 };

describe('registering below oneself', () => {
  it('measures a field as the operator does: there, long enough, right as a whole', () => {
    expect(['', 'ab1', 'onlyletters', 'moon_lit07', 'moonlit07'].map((value) => faultOf(rule, value))).toEqual([
      'required',
      'length',
      'pattern',
      'pattern',
      undefined,
    ]);
    expect(faultOf({ ...rule, acceptedPattern: '*' }, '🦊🦊🦊🦊🦊🦊')).toBeUndefined();
    expect(faultOf({ ...rule, acceptedPattern: '(?>' }, 'moonlit07')).toBeUndefined();
  });

  it('makes passwords that fit the rule, never the same twice, without signs that read alike', () => {
    const made = Array.from({ length: 200 }, () => freshPassword(rule) as string);
    expect(made.every((password) => faultOf(rule, password) === undefined)).toBe(true);
    expect(new Set(made).size).toBe(200);
    expect(made.join('')).not.toMatch(/[0O1lIio]/);
    expect(freshPassword({ ...rule, acceptedPattern: '[0-9]+' })).toBeUndefined();
  });

  it('finds the fields a refusal is about', () => {
    expect(refusedFields({ code: 'register.username.taken', flags: {} })).toEqual([
      { field: 'username', reason: 'taken' },
    ]);
    const fields = [
      { field: 'password', reason: 'pattern' },
      { field: 'email', reason: 'pattern' },
      { field: 'username' },
    ];
    expect(refusedFields({ code: 'register.field.invalid', flags: { fields } })).toEqual([
      { field: 'password', reason: 'pattern' },
    ]);
    expect(refusedFields({ code: 'agent.rebate.outside', flags: {} })).toEqual([]);
  });

  it('leads newcomers to the form that reads the code', () =>
    expect(signUpLink('http://aurora.localhost', 'AGENT01')).toBe(
      'http://aurora.localhost/register?affiliateCode=AGENT01',
    ));

  it.each([
    ['Korean', ko],
    ['English', en],
    ['Vietnamese', vi],
  ])('has words in %s for every pattern the operator knows', (_, messages) => {
    for (const id of patternIds) expect(messages.rule[id]).toContain('{{bounds}}');
  });
});
