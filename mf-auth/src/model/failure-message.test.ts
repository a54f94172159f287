import { setSwitches } from '@tessera/shared/switches';
import { asksForCaptcha, failureMessage } from './messages.ts';

describe('telling what went wrong', () => {
  it('uses the code of the operator', () =>
    expect(failureMessage({ kind: 'rejected', code: 'login.not.member', flags: {} }).key).toBe(
      'error.login_not_member',
    ));
  it('says that the connection is gone when nothing came back', () =>
    expect(failureMessage({ kind: 'offline', code: '', flags: {} }).key).toBe('error.kind_offline'));
  it('says that the line is slow when the answer did not come in time', () =>
    expect(failureMessage({ kind: 'offline', code: 'line.slow', flags: {} }).key).toBe('error.line_slow'));
  it('has words for an answer that could not be read', () =>
    expect(failureMessage({ kind: 'broken-contract', code: '', flags: {} }).key).toBe('error.kind_broken_contract'));
  it('rounds the wait up to minutes', () =>
    expect(failureMessage({ kind: 'rejected', code: 'login.locked', flags: { retryAfterSeconds: 61 } }).values).toEqual(
      {
        minutes: 2,
      },
    ));
  it('asks for the picture only when the operator does', () => {
    expect(asksForCaptcha({ flags: { captcha: true } })).toBe(false);
    setSwitches([{ modId: 'CAPTCHA3', enabled: '1' }]);
    expect(asksForCaptcha({ flags: { captcha: true } })).toBe(true);
    expect(asksForCaptcha({ flags: {} })).toBe(false);
  });
});
