import { MOST_REPORTED_PARTS } from '@tessera/shared/registry';
import * as v from 'valibot';

/** Ids of remotes, keys and channels: they become names of files, and keys of objects. */
const isNoMethod = v.check((name: string) => !(name in {}), 'is not a possible name');
const name = (longest: number) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^[a-z][a-z0-9-]{0,${longest - 1}}$`),
      `is not a name: a letter, then small letters, digits and hyphens, ${longest} in all at most`,
    ),
    isNoMethod,
  );
export const remoteId = name(40);
export const keyId = name(60);
export const channelName = name(30);
export const merchantCode = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][\w-]{0,63}$/, 'is not the code of a merchant: letters, digits and hyphens'),
  isNoMethod,
);
/** Semantic version, such as `1.4.0` or `1.4.0-5f7a9c0e12`. */
export const releaseVersion = v.pipe(
  v.string(),
  v.regex(
    /^\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[0-9A-Za-z][0-9A-Za-z.-]{0,59})?$/,
    'is not a version such as 1.4.0 or 1.4.0-5f7a9c0e12',
  ),
);
export const objectHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/), v.description('SHA-384, in hexadecimal'));
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const requestId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{8,64}$/),
  v.description('made by the caller: a request that is repeated with the same id is carried out once'),
);
export const because = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'is not a reason: it is empty'),
  v.maxLength(500, 'is not a reason: it has more than 500 characters'),
);
const milliseconds = v.pipe(v.number(), v.description('milliseconds since 1970'));

export const signed = v.object({
  text: v.pipe(v.string(), v.maxLength(1_000_000), v.description('a JSON text, as it was signed')),
  key: v.pipe(v.string(), v.description('id of the key')),
  signature: v.pipe(
    v.string(),
    v.maxLength(100),
    v.description('Ed25519 over `tessera:<kind>\\n<text>`, in base64url'),
  ),
});

/** What a signed text of each kind contains. */
export const statementContent = v.object({
  id: remoteId,
  version: releaseVersion,
  builds: v.object({
    browser: v.object({ container: v.optional(v.string()), entry: v.optional(v.string()), files: integrity }),
    server: v.optional(v.object({ entry: v.string(), integrity })),
  }),
});
/** A path inside of a release: no step upwards, nothing hidden. */
const filePath = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w@~-][\w.@~-]*(?:\/[\w@~-][\w.@~-]*)*$/));
const maxFiles = 5_000;
export const fileListContent = v.pipe(v.record(filePath, integrity), v.maxEntries(maxFiles));
const decided = v.object({ at: v.number(), because: v.string() });
const publicKey = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
export const successionContent = v.object({ owner: publicKey, next: publicKey, until: v.number() });
export const keysContent = v.object({
  serial: v.pipe(v.number(), v.integer(), v.minValue(1)),
  issuedAt: v.number(),
  expiresAt: v.number(),
  keys: v.record(
    keyId,
    v.object({
      publicKey,
      role: v.picklist(['channel', 'release']),
      remotes: v.array(v.union([v.literal('*'), remoteId])),
      until: v.optional(v.number()),
      revoked: v.optional(decided),
    }),
  ),
  successions: v.optional(v.array(signed)),
});

const encodings = v.record(filePath, v.object({ br: v.optional(objectHash), gz: v.optional(objectHash) }));
export const publication = v.object({
  statement: signed,
  files: v.pipe(v.string(), v.maxLength(2_000_000), v.description('text of `files.json`')),
  encodings: v.pipe(encodings, v.maxEntries(maxFiles), v.description('compressed forms, by path')),
});

const allowBreaking = v.pipe(
  v.optional(v.boolean(), false),
  v.description('what breaks others is allowed: only for the key of the owner, and to a higher major version'),
);
/** The same again, so that a registry needs no memory of what was begun. */
export const commitBody = v.object({ ...publication.entries, allowBreaking });

const asked = { request: requestId };
const merchant = v.optional(merchantCode);
const release = { remote: remoteId, version: releaseVersion };

/** Bodies of the commands, by name. */
export const commandBodies = {
  promote: v.object({
    ...asked,
    releases: v.pipe(v.array(v.object(release)), v.minLength(1), v.maxLength(50)),
    merchant,
    allowBreaking,
    createChannel: v.pipe(
      v.optional(v.boolean(), false),
      v.description('the channel is made if there is none of that name: only for the key of the owner'),
    ),
  }),
  canary: v.object({
    ...asked,
    ...release,
    percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    merchant,
    allowBreaking,
  }),
  rollback: v.object({ ...asked, remote: remoteId, merchant }),
  pin: v.object({ ...asked, ...release, merchant: merchantCode, allowBreaking }),
  unpin: v.object({ ...asked, remote: remoteId, merchant: merchantCode }),
  kill: v.object({ ...asked, remote: remoteId, merchant, because }),
  revive: v.object({ ...asked, remote: remoteId, merchant }),
};

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const partKey = v.pipe(v.string(), v.minLength(1), v.maxLength(100), isNoMethod);
const visitorCount = v.object({
  visitors: v.pipe(count, v.description('who used it since the last report, each once in ten minutes')),
  failures: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,30}$/)), count),
    v.maxEntries(20),
    v.description('for how many of them it failed, by the step that failed first'),
  ),
});
export const reportBody = v.object({
  channel: channelName,
  ...release,
  whole: visitorCount,
  parts: v.pipe(
    v.record(partKey, visitorCount),
    v.maxEntries(MOST_REPORTED_PARTS),
    v.description('by the key of the part, such as `dialog:deposit`'),
  ),
});

export const keysBody = v.object({
  ...asked,
  document: signed,
  details: v.pipe(v.string(), v.maxLength(500), v.description('what was changed, for the audit log')),
});

export const stateAnswer = v.object({ keys: signed, channel: signed });
export const missingAnswer = v.object({ missing: v.array(objectHash) });
export const releaseAnswer = v.object({ ...publication.entries, publishedAt: milliseconds, by: v.string() });
export const outcomeAnswer = v.object({
  serial: v.pipe(v.number(), v.description('of the document after it')),
  isChanged: v.pipe(v.boolean(), v.description('false: everything was already as asked')),
  warnings: v.pipe(v.array(v.string()), v.description('what whoever asked should look at, as sentences')),
});
export const reportAnswer = v.object({
  isHalted: v.pipe(v.boolean(), v.description('it is a canary that was taken back')),
});
export const auditAnswer = v.object({
  entries: v.array(
    v.object({
      cursor: v.pipe(v.string(), v.description('for the next `after`')),
      at: milliseconds,
      by: v.pipe(v.string(), v.description('id of the key, or `registry`')),
      what: v.string(),
      details: v.string(),
      before: v.optional(v.number()),
      after: v.optional(v.number()),
      refused: v.optional(v.string()),
    }),
  ),
});
export const remotesAnswer = v.array(
  v.object({
    id: remoteId,
    switch: v.optional(v.string()),
    owner: v.optional(v.string()),
    labels: v.optional(v.record(v.string(), v.record(v.string(), v.string()))),
  }),
);
export const ownerKeyAnswer = v.object({ ownerKeys: v.array(v.string()) });
export const failureAnswer = v.object({ error: v.string(), message: v.string() });
