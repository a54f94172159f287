import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { PageTrust, Signed, SignedKind } from '@tessera/shared/registry';
import { hashOfText, signedBytes } from '@tessera/shared/registry/signatures';
import { signedListHash } from './signed-lists.ts';
import type { FileSource } from './trusted-files.ts';

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKey.export({ format: 'jwk' }).x ?? '' };
};
const [owner, registry, team] = [pair(), pair(), pair()];
const signed = (kind: SignedKind, content: object, key: string, privateKey: KeyObject): Signed => {
  const text = JSON.stringify(content);
  return { text, key, signature: sign(null, signedBytes(kind, text), privateKey).toString('base64url') };
};
const expiresAt = 1_000_000;
const times = { issuedAt: 0, expiresAt };
const keys = signed(
  'keys',
  {
    ...{ serial: 1, ...times },
    keys: {
      registry: { publicKey: registry.publicKey, role: 'channel', remotes: [] },
      team: { publicKey: team.publicKey, role: 'release', remotes: ['wallet'] },
    },
  },
  'owner',
  owner.privateKey,
);
const browser = { container: 'mf_wallet_1', entry: 'entry.js', files: 'sha384-list' };
const statement = signed('release', { id: 'wallet', version: '1', builds: { browser } }, 'team', team.privateKey);

const release = { id: 'wallet', version: '1', base: '/assets/wallet/1/', filesHash: 'sha384-of-the-edge', statement };
const wallet: FileSource = { ...release, container: 'mf_wallet_1', entry: 'entry.js' };
async function trustAt(serial: number, channel = 'stable'): Promise<PageTrust> {
  const statements = { 1: await hashOfText(statement.text) };
  const remotes = { wallet: { stable: '1', previous: [], statements } };
  const document = signed('channel', { channel, serial, ...times, remotes }, 'registry', registry.privateKey);
  return { ownerKeys: [owner.publicKey], keys, channel: document, now: expiresAt - 1 };
}

it('the hash of a list is what the team signed, whatever the edge says', async () => {
  expect(await signedListHash(wallet, await trustAt(5))).toBe('sha384-list');
});

it.each([
  ['without a statement', 'bad-signature', { statement: undefined }],
  ['with another entry', 'mixed-up', { entry: 'other.js' }],
  ['with another container', 'mixed-up', { container: 'mf_wallet_2' }],
  ['of another version', 'mixed-up', { version: '2' }],
])('a release %s is refused: %s', async (_, refusal, other) => {
  const attempt = signedListHash({ ...wallet, ...other } as FileSource, await trustAt(5));
  await expect(attempt).rejects.toMatchObject({ name: 'Untrusted', refusal });
});

it('a page accepts no older document, and none of another channel', async () => {
  expect(await signedListHash(wallet, await trustAt(6))).toBe('sha384-list');
  await expect(signedListHash(wallet, await trustAt(5))).rejects.toMatchObject({ refusal: 'older' });
  await expect(signedListHash(wallet, await trustAt(7, 'beta'))).rejects.toMatchObject({ refusal: 'mixed-up' });
});

it('a document is out of date by the time of the edge, not by clocks that visitors or the operator set', async () => {
  const late = { ...(await trustAt(8)), now: expiresAt };
  await expect(signedListHash(wallet, late)).rejects.toMatchObject({ refusal: 'expired' });
});

it('a browser that does not know these signatures checks them with code of the page', async () => {
  const unknown = Object.assign(new Error('Unrecognized name.'), { name: 'NotSupportedError' });
  const importing = jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(unknown);
  expect(await signedListHash(wallet, await trustAt(8))).toBe('sha384-list');
  const { signature } = signed('release', {}, 'team', team.privateKey);
  const forged = { ...wallet, statement: { ...statement, signature } };
  await expect(signedListHash(forged, await trustAt(9))).rejects.toMatchObject({ refusal: 'bad-signature' });
  expect(importing).toHaveBeenCalled();
});
