import { initialOf, shownAccount, shownName } from './shown-name.ts';

describe('the name of an account on the screen', () => {
  it('is its nickname, and before there is one its account', () => {
    expect(shownName({ account: 'moonlit07', nickname: '달빛' })).toBe('달빛');
    expect(shownName({ account: 'moonlit07', nickname: '' })).toBe('moonlit07');
  });
  it('hides the same four digits of a number that an account was made by as the operator does', () =>
    expect(shownAccount('01048210005')).toBe('0104821****'));
  it('leaves a name with figures in it as it is', () => expect(shownAccount('player01')).toBe('player01'));
  it('has no initial when it begins with a digit', () => {
    expect(initialOf('0104821****')).toBeUndefined();
    expect(initialOf('데모회원')).toBe('데');
    expect(initialOf('')).toBeUndefined();
  });
});
