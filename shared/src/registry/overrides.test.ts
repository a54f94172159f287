import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Override, Signed, SignedKind, TrustedKey, TrustedKeys } from './documents.ts';
import { LONGEST_OVERRIDE_MS, overrideText, readOverrideText, trustOverride, trustOverrideBuild } from './overrides.ts';
import { signedBytes } from './signatures.ts';
import type { Refusal } from './trust.ts';

interface Pair {
  readonly privateKey: KeyObject;
  readonly publicKey: string;
}
const newPair = (): Pair => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKey.export({ format: 'jwk' }).x ?? '' };
};
const [payments, strangers] = [newPair(), newPair()];
const signed = (kind: SignedKind, content: unknown, key = 'payments', { privateKey } = payments): Signed => {
  const text = JSON.stringify(content);
  return { text, key, signature: sign(null, signedBytes(kind, text), privateKey).toString('base64url') };
};

const now = 1_000;
const key: TrustedKey = { publicKey: payments.publicKey, role: 'release', remotes: ['wallet'] };
const keysWith = (more: Partial<TrustedKey> = {}): TrustedKeys => ({
  ...{ serial: 1, issuedAt: 0, expiresAt: 2_000 },
  keys: { payments: { ...key, ...more }, channel: { ...key, role: 'channel' } },
});
const override: Override = {
  ...{ remote: 'wallet', version: '1.0.0-dev', origin: 'http://127.0.0.1:4173' },
  ...{ host: 'aurora.localhost', expiresAt: 1_500 },
};
const trust = (document: Signed, keys = keysWith()) => trustOverride(document, { keys, host: 'aurora.localhost', now });

describe('a local release', () => {
  it("is accepted with the signature of its remote's team", () =>
    expect(trust(signed('override', override))).resolves.toEqual(override));

  it('is accepted for a day at most', async () => {
    const of = (expiresAt: number) => trust(signed('override', { ...override, expiresAt }));
    await expect(of(now + LONGEST_OVERRIDE_MS)).resolves.toMatchObject({ remote: 'wallet' });
    await expect(of(now + 2 * LONGEST_OVERRIDE_MS)).rejects.toMatchObject({ refusal: 'too-long' });
  });

  const good = signed('override', override);
  const withText = (more: object): Signed => signed('override', { ...override, ...more });
  it.each<[Refusal, string, Signed, TrustedKeys?]>([
    ['unknown-key', 'a key that nobody knows', { ...good, key: 'nobody' }],
    ['bad-signature', 'the key of somebody else', signed('override', override, 'payments', strangers)],
    ['bad-signature', 'a changed text', { ...good, text: good.text.replace('4173', '4174') }],
    ['bad-signature', 'a text that was signed as a release', signed('release', override)],
    ['wrong-key', "another team's key", withText({ remote: 'games' })],
    ['wrong-key', 'a key for channels', { ...good, key: 'channel' }],
    ['wrong-key', 'a key that was replaced', good, keysWith({ until: 900 })],
    ['revoked-key', 'a key that was revoked', good, keysWith({ revoked: { at: 0, because: 'lost' } })],
    ['expired', 'an end that has passed', withText({ expiresAt: 1_000 })],
    ['mixed-up', "another merchant's host", withText({ host: 'lotus.localhost' })],
    ['mixed-up', 'the version of a published release', withText({ version: '1.0.0' })],
    ['mixed-up', 'the shell', withText({ remote: 'shell' }), keysWith({ remotes: ['*'] })],
    ['mixed-up', 'a text that is none', signed('override', null)],
    ['wrong-origin', 'another machine', withText({ origin: 'https://files.example' })],
    ['wrong-origin', 'a name that begins like this machine', withText({ origin: 'http://127.0.0.1:80.example' })],
    ['wrong-origin', 'more than an origin', withText({ origin: "http://127.0.0.1:80; script-src 'unsafe-inline'" })],
  ])('is refused as %s with %s', (refusal, _, document, keys = keysWith()) =>
    expect(trust(document, keys)).rejects.toMatchObject({ refusal }),
  );
});

describe('a build of a local release', () => {
  const of = { signed: signed('override', override), override };
  const statement = (more: object = {}) => ({
    ...{ id: 'wallet', version: '1.0.0-dev.0a1b2c3d', builds: { browser: { files: 'sha384-x' } } },
    ...more,
  });

  it('is accepted with the signature of the key that signed the release', () =>
    expect(trustOverrideBuild(signed('override-build', statement()), of, keysWith())).resolves.toEqual(statement()));

  it.each<[Refusal, string, Signed, TrustedKeys?]>([
    ['bad-signature', 'the signature of somebody else', signed('override-build', statement(), 'payments', strangers)],
    ['bad-signature', 'one that was signed as a release', signed('release', statement())],
    ['wrong-key', 'another key', signed('override-build', statement(), 'channel')],
    [
      'revoked-key',
      'a revoked key',
      signed('override-build', statement()),
      keysWith({ revoked: { at: 0, because: '' } }),
    ],
    ['mixed-up', 'another remote', signed('override-build', statement({ id: 'games' }))],
    ['mixed-up', 'another version', signed('override-build', statement({ version: '1.0.0' }))],
    ['mixed-up', 'a path as its version', signed('override-build', statement({ version: '1.0.0-dev../x' }))],
  ])('is refused as %s with %s', (refusal, _, build, keys = keysWith()) =>
    expect(trustOverrideBuild(build, of, keys)).rejects.toMatchObject({ refusal }),
  );
});

describe('the text of a local release', () => {
  it('has only letters that addresses and cookies may have, and is read as it was written', () => {
    const document = signed('override', { ...override, remote: 'wallet' });
    expect(overrideText(document)).toMatch(/^[\w.-]+$/);
    expect(readOverrideText(overrideText(document))).toEqual(document);
  });

  it.each(['', 'x', 'a.b.c', `payments.${'a'.repeat(86)}.${'b'.repeat(900)}`])('is not %j', (written) =>
    expect(readOverrideText(written)).toBeUndefined(),
  );
});
