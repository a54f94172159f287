import { codeOf, provisioningUri, stepAt, stepOf, toBase32 } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('codes of an authenticator app', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('are those of RFC 6238 at %i seconds', (seconds, code) => {
    expect(codeOf(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
  });

  it('are those of RFC 4226, six digits long', () => {
    expect([0, 1, 2, 9].map((step) => codeOf(secret, step))).toEqual(['755224', '287082', '359152', '520489']);
  });

  it('count one step early or late, and no further', () => {
    const at = new Date(1111111109_000);
    const now = stepAt(at);
    for (const shift of [-1, 0, 1]) expect(stepOf(secret, codeOf(secret, now + shift), at)).toBe(now + shift);
    for (const shift of [-2, 2]) expect(stepOf(secret, codeOf(secret, now + shift), at)).toBeNull();
  });

  it('come from a secret written as in RFC 4648, in an address that apps read', () => {
    expect(['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text)))).toEqual([
      'MY',
      'MZXQ',
      'MZXW6',
      'MZXW6YQ',
      'MZXW6YTB',
      'MZXW6YTBOI',
    ]);
    expect(provisioningUri('Aurora', 'player 01', secret)).toBe(
      'otpauth://totp/Aurora:player%2001?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Aurora',
    );
  });
});
