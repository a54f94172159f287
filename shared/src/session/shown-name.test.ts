import { initialOf, shownAccount, shownName } from './shown-name.ts';

describe('the name of an account on the screen', () => {
  it('is its nickname, or else its username', () => {
    expect(shownName({ account: 'moonlit07', nickname: '달빛' })).toBe('달빛');
    expect(shownName({ account: 'moonlit07', nickname: '' })).toBe('moonlit07');
  });
  it('hides the same four digits of a phone number as the operator does', () =>
    expect(shownAccount('01048210005')).toBe('0104821****'));
  it('is unchanged if only a part of it is digits', () => expect(shownAccount('player01')).toBe('player01'));
  it('has no initial if it starts with a digit', () => {
    expect(initialOf('0104821****')).toBeUndefined();
    expect(initialOf('데모회원')).toBe('데');
    expect(initialOf('')).toBeUndefined();
  });
});
