import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import {
  type ChannelDocument,
  longestLives,
  type Signed,
  type SignedKind,
  type TrustedKey,
  type TrustedKeys,
} from './documents.ts';
import { hashOfText, signedBytes } from './signatures.ts';
import { trustRelease, trustState, Untrusted } from './trust.ts';

interface Pair {
  readonly privateKey: KeyObject;
  readonly publicKey: string;
}
const newPair = (): Pair => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKey.export({ format: 'jwk' }).x ?? '' };
};
const signed = (kind: SignedKind, content: object, key: string, { privateKey }: Pair): Signed => {
  const text = JSON.stringify(content);
  return { text, key, signature: sign(null, signedBytes(kind, text), privateKey).toString('base64url') };
};

const [owner, registry, payments, strangers] = [newPair(), newPair(), newPair(), newPair()];
const now = 1_000;
const times = { issuedAt: 0, expiresAt: 2_000 };
const trusted: Readonly<Record<string, TrustedKey>> = {
  registry: { publicKey: registry.publicKey, role: 'channel', remotes: [] },
  payments: { publicKey: payments.publicKey, role: 'release', remotes: ['wallet'] },
};
const keysWith = (keys: TrustedKeys['keys'] = trusted, more: Partial<TrustedKeys> = {}): Signed =>
  signed('keys', { serial: 5, ...times, keys, ...more }, 'owner', owner);
const statement = (id = 'wallet', version = '1.0.0', key = 'payments', pair = payments): Signed =>
  signed('release', { id, version, builds: { browser: { files: 'sha384-x' } } }, key, pair);

const document = async (more: Partial<ChannelDocument> = {}): Promise<ChannelDocument> => ({
  ...{ channel: 'stable', serial: 7, ...times },
  remotes: {
    wallet: { stable: '1.0.0', previous: [], statements: { '1.0.0': await hashOfText(statement().text) } },
    games: { stable: '1.0.0', previous: [], statements: { '1.0.0': await hashOfText(statement('games').text) } },
  },
  ...more,
});
const channelWith = async (more: Partial<ChannelDocument> = {}, key = 'registry', pair = registry): Promise<Signed> =>
  signed('channel', await document(more), key, pair);

const asking = { ownerKeys: [owner.publicKey], channel: 'stable', now, seen: { keys: 0, channel: 0 } };

/** Why the attempt is refused; `undefined` if it is not. */
const refusalOf = (attempt: Promise<unknown>): Promise<string | undefined> =>
  attempt.then(
    () => undefined,
    (cause: unknown) => {
      if (cause instanceof Untrusted) return cause.refusal;
      throw cause;
    },
  );

/** What is put in the place of the right documents. */
interface Altered {
  readonly keys?: Signed;
  readonly channel?: Signed | Promise<Signed>;
}

describe('the documents of a registry', () => {
  it('are trusted when the owner signed the keys and one of these the channel', async () => {
    const { channel } = await trustState({ keys: keysWith(), channel: await channelWith() }, asking);
    expect(channel.remotes.wallet?.stable).toBe('1.0.0');
  });

  it('are trusted with either key of the owner while one is replaced', async () => {
    const state = { keys: keysWith(), channel: await channelWith() };
    const ownerKeys = [strangers.publicKey, owner.publicKey];
    expect(await refusalOf(trustState(state, { ...asking, ownerKeys }))).toBeUndefined();
  });

  describe('after the owner’s key was replaced', () => {
    const next = newPair();
    const succession = (until: number, from = owner, to = next): Signed =>
      signed('succession', { owner: from.publicKey, next: to.publicKey, until }, 'owner', from);
    const listOf = (pair: Pair, ...successions: readonly Signed[]): Signed =>
      signed('keys', { serial: 5, ...times, keys: trusted, successions }, 'owner', pair);
    const refusal = async (keys: Signed, more: Partial<typeof asking> & { readonly known?: readonly Signed[] } = {}) =>
      refusalOf(trustState({ keys, channel: await channelWith() }, { ...asking, ...more }));

    it('are trusted by whoever knows only the old key, and by whoever knows only the new one', async () => {
      for (const until of [now + 1, now - 1])
        for (const ownerKeys of [[owner.publicKey], [next.publicKey], [owner.publicKey, next.publicKey]])
          expect(await refusal(listOf(next, succession(until)), { ownerKeys })).toBeUndefined();
    });

    it('are trusted with the old signature until the overlap is over', async () => {
      const known = [succession(now + 1)];
      expect(await refusal(keysWith(), { known })).toBeUndefined();
      expect(await refusal(keysWith(), { known, now: now + 1 })).toBe('bad-signature');
      expect(await refusal(listOf(owner, ...known), { now: now + 1 })).toBe('bad-signature');
      expect(await refusal(keysWith(), { ownerKeys: [next.publicKey] })).toBe('bad-signature');
    });

    it('are refused if the old key has named a second successor, or somebody else has named one', async () => {
      const [known, later] = [[succession(now - 1)], now + 1];
      const thief = succession(later, owner, strangers);
      expect(await refusal(listOf(strangers, thief), { known })).toBe('bad-signature');
      expect(await refusal(listOf(strangers, succession(later, strangers, strangers)))).toBe('bad-signature');
      const forged = { ...succession(later, strangers, strangers), text: thief.text };
      expect(await refusal(listOf(strangers, forged))).toBe('bad-signature');
      expect(await refusal(signed('keys', { successions: [{ text: 'no json' }] }, 'owner', strangers))).toBe(
        'bad-signature',
      );
    });

    it('are trusted when it was replaced twice', async () => {
      const third = newPair();
      const both = [succession(now - 2), succession(now - 1, next, third)];
      expect(await refusal(listOf(third, ...both))).toBeUndefined();
      expect(await refusal(listOf(next, ...both))).toBe('bad-signature');
    });
  });

  const revoked = { at: 0, because: 'lost' };
  it.each([
    ['keys that somebody else signed', 'bad-signature', () => ({ keys: signed('keys', {}, 'owner', strangers) })],
    ['keys that are older than those seen', 'older', () => ({ keys: keysWith(trusted, { serial: 4 }) })],
    ['keys that have expired', 'expired', () => ({ keys: keysWith(trusted, { expiresAt: now }) })],
    [
      'a channel that somebody else signed',
      'bad-signature',
      () => ({ channel: channelWith({}, 'registry', strangers) }),
    ],
    ['a channel of an unknown key', 'unknown-key', () => ({ channel: channelWith({}, 'stranger', strangers) })],
    [
      'a channel of a key named like a method',
      'unknown-key',
      () => ({ channel: channelWith({}, 'toString', strangers) }),
    ],
    ["a channel that a remote's key signed", 'wrong-key', () => ({ channel: channelWith({}, 'payments', payments) })],
    [
      'a channel of a revoked key',
      'revoked-key',
      () => ({ keys: keysWith({ ...trusted, registry: { ...trusted.registry, revoked } as TrustedKey }) }),
    ],
    [
      'a channel that a replaced key signed later',
      'wrong-key',
      () => ({ keys: keysWith({ ...trusted, registry: { ...trusted.registry, until: -1 } as TrustedKey }) }),
    ],
    ['a channel that is older than the one seen', 'older', () => ({ channel: channelWith({ serial: 6 }) })],
    ['a channel that has expired', 'expired', () => ({ channel: channelWith({ expiresAt: now }) })],
    [
      'keys that are valid for longer than the owner signs them',
      'too-long',
      () => ({ keys: keysWith(trusted, { expiresAt: longestLives.keys + 1 }) }),
    ],
    [
      'a channel that is valid for longer than the registry signs it',
      'too-long',
      () => ({ channel: channelWith({ expiresAt: longestLives.channel + 1 }) }),
    ],
    [
      'a channel that does not say when it was issued',
      'too-long',
      () => ({ channel: channelWith({ issuedAt: undefined }) }),
    ],
    ['another channel', 'mixed-up', () => ({ channel: channelWith({ channel: 'beta' }) })],
    [
      'a text of another kind',
      'bad-signature',
      async () => ({ channel: signed('release', await document(), 'registry', registry) }),
    ],
  ] as readonly [string, string, () => Altered | Promise<Altered>][])('refuse %s: %s', async (_, refusal, make) => {
    const { keys = keysWith(), channel = channelWith() } = await make();
    const state = { keys, channel: await channel };
    expect(await refusalOf(trustState(state, { ...asking, seen: { keys: 5, channel: 7 } }))).toBe(refusal);
  });

  it('of a replaced key end with the longest life of a document, whatever date they have', async () => {
    const until = 500;
    const keys = keysWith(
      { ...trusted, registry: { ...trusted.registry, until } as TrustedKey },
      {
        ...{ issuedAt: until, expiresAt: until + longestLives.keys },
      },
    );
    const refusal = async (lives: number, at: number) =>
      refusalOf(
        trustState(
          { keys, channel: await channelWith({ issuedAt: until, expiresAt: until + lives }) },
          { ...asking, now: at },
        ),
      );
    const end = until + longestLives.channel;
    expect(await refusal(longestLives.channel, end - 1)).toBeUndefined();
    expect(await refusal(longestLives.channel, end)).toBe('expired');
    expect(await refusal(longestLives.channel + 1_000, end)).toBe('too-long');
  });

  it('refuse a text that was changed after it was signed', async () => {
    const channel = await channelWith();
    const changed = { ...channel, text: channel.text.replace('1.0.0', '6.6.6') };
    expect(await refusalOf(trustState({ keys: keysWith(), channel: changed }, asking))).toBe('bad-signature');
  });

  it.each(['', 'not base64!', 'AAAA'])('refuse the signature "%s" without an error of its own', async (signature) => {
    const channel = { ...(await channelWith()), signature };
    expect(await refusalOf(trustState({ keys: keysWith(), channel }, asking))).toBe('bad-signature');
  });
});

describe('the statement of a release', () => {
  const wallet = { id: 'wallet', version: '1.0.0' };
  const state = async () => trustState({ keys: keysWith(), channel: await channelWith() }, asking);

  it("is trusted when its remote's team signed it and the channel names it", async () => {
    expect(await trustRelease(statement(), wallet, await state())).toMatchObject(wallet);
  });

  it.each([
    ['of another version', 'mixed-up', statement('wallet', '0.9.0')],
    ['with other files under the same version', 'mixed-up', { ...statement(), ...signedOther() }],
    ['of another remote', 'mixed-up', statement('games')],
    ['of a key that is unknown', 'unknown-key', statement('wallet', '1.0.0', 'strangers', strangers)],
    ["of the registry's own key", 'wrong-key', statement('wallet', '1.0.0', 'registry', registry)],
    ['that somebody else signed', 'bad-signature', statement('wallet', '1.0.0', 'payments', strangers)],
  ])('is refused %s: %s', async (_, refusal, of) => {
    expect(await refusalOf(trustRelease(of, wallet, await state()))).toBe(refusal);
  });

  it('is refused when the key belongs to another remote', async () => {
    const games = { id: 'games', version: '1.0.0' };
    expect(await refusalOf(trustRelease(statement('games'), games, await state()))).toBe('wrong-key');
  });
});

function signedOther(): Signed {
  const content = { id: 'wallet', version: '1.0.0', builds: { browser: { files: 'sha384-other' } } };
  return signed('release', content, 'payments', payments);
}
