import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, pageFields, requestId, timestampMs } from '../fields.ts';
import { stepTaken } from './console-fields.ts';

/** Longest title and content of a notice, in characters. */
export const noticeMaximum = { title: 80, content: 4_000 } as const;

/** Who sees a notice: everybody, agents among them; players alone; agents alone, in the agent centre. */
export const noticeAudiences = ['all', 'players', 'agents'] as const;

const merchant = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const audience = v.picklist(noticeAudiences);

const notice = v.object({
  id: v.string(),
  audience,
  /** In English. */
  title: v.string(),
  publishedAtMs: v.number(),
  untilMs: v.nullable(v.number()),
  isShown: v.boolean(),
  /** Null for notices that came with the site. */
  createdBy: v.nullable(v.string()),
  endedBy: v.nullable(v.string()),
});
export type ConsoleNotice = v.InferOutput<typeof notice>;

/** Notices of a merchant, newest first. */
export const getConsoleNotices = defineEndpoint({
  name: 'console.notices',
  method: 'GET',
  path: '/console-api/notices/:merchant',
  module: null,
  token: 'required',
  request: v.object({ ...pageFields, merchant }),
  answer: v.object({ total: v.number(), list: v.array(notice) }),
});

const text = v.object({ title: filledText(noticeMaximum.title), content: filledText(noticeMaximum.content) });
const inOtherLanguages = v.optional(text);

/**
 * Publishes a notice at once. A repeated `requestId` changes nothing. Refuses 404 `merchant.unknown`, 400
 * `campaign.language.missing` (of the merchant's own language), `notice.time.past`.
 */
export const publishNotice = defineEndpoint({
  name: 'console.publish-notice',
  method: 'POST',
  path: '/console-api/notices/:merchant',
  module: null,
  token: 'required',
  request: v.object({
    requestId,
    merchant,
    audience,
    /** Plain text by language; English is what a reader of a missing language gets. */
    texts: v.object({
      EN: text,
      KO: inOtherLanguages,
      VI: inOtherLanguages,
      TH: inOtherLanguages,
      CN: inOtherLanguages,
      JA: inOtherLanguages,
    }),
    /** Null for one that stays. */
    untilMs: v.nullable(timestampMs),
  }),
  answer: v.object({ id: v.string(), isChanged: v.boolean() }),
});

/** Takes a notice away; it stays in the list. Refuses 404 `notice.unknown`. */
export const endNotice = defineEndpoint({
  name: 'console.end-notice',
  method: 'POST',
  path: '/console-api/notices/:merchant/:id/end',
  module: null,
  token: 'required',
  request: v.object({ merchant, id: filledText(80) }),
  answer: stepTaken,
});
