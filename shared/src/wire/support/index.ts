import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { requestId, rowId, shortText } from '../fields.ts';

/** Longest message, in characters. */
export const supportTextMaximum = 1000;
/** Pictures of one message (spec §9). */
export const supportPicturesMaximum = 3;
/** Largest picture as sent: as base64 it fits into a call's body. */
export const supportPictureMaximumBytes = 360 * 1024;
/** Above this club rank a conversation goes to the VIP queue (spec §4). */
export const vipAboveRank = 4;

/** The queue of a conversation. */
export const supportChannel = v.picklist(['VIP', 'LIVECHAT']);

export const supportMessage = v.object({
  id: v.number(),
  conversationId: v.number(),
  author: v.picklist(['player', 'support']),
  /** Plain text, never HTML. */
  text: v.string(),
  atMs: v.number(),
  /** Ids for `getSupportPicture`. */
  pictures: v.array(v.string()),
});
export type SupportMessage = v.InferOutput<typeof supportMessage>;

/** Id of an uploaded picture. */
export const pictureId = v.pipe(v.string(), v.uuid());
/** The operator encodes every picture again, as this type. */
export const supportPicture = v.object({ contentType: v.literal('image/jpeg'), image: v.pipe(v.string(), v.base64()) });

/**
 * The caller's messages with customer service, oldest first: the latest ones, or those before `before`. A caller is an
 * account, or without one the browser that has the cookie of its first message. The paths of these calls are ours.
 */
export const getSupportConversation = defineEndpoint({
  name: 'support.conversation',
  method: 'GET',
  path: '/wps/support/conversation',
  module: null,
  token: 'optional',
  request: v.object({ before: v.optional(rowId) }),
  answer: v.object({
    /** The latest conversation; a message after its end opens another. */
    conversation: v.nullable(v.object({ id: v.number(), isOpen: v.boolean(), channel: supportChannel })),
    messages: v.array(supportMessage),
    hasEarlier: v.boolean(),
  }),
});

/**
 * Sends a message; opens a conversation if none is open. Refusals: `support.message.empty`, `support.picture.unknown`,
 * `support.too.many.open` (visitors of one address), `request.too.frequent`.
 */
export const sendSupportMessage = defineEndpoint({
  name: 'support.send',
  method: 'POST',
  path: '/wps/support/messages',
  module: null,
  token: 'optional',
  request: v.object({
    requestId,
    text: shortText(supportTextMaximum),
    pictures: v.optional(v.pipe(v.array(pictureId), v.maxLength(supportPicturesMaximum)), []),
  }),
  answer: supportMessage,
});

/**
 * Uploads a PNG or JPEG for the next message. Refusals: `picture.too.large`, `picture.invalid`, `request.too.frequent`,
 * `support.pictures.full` (so much is stored for the caller or the network).
 */
export const uploadSupportPicture = defineEndpoint({
  name: 'support.upload-picture',
  method: 'POST',
  path: '/wps/support/pictures',
  module: null,
  token: 'optional',
  request: v.object({ image: v.pipe(v.string(), v.base64()) }),
  answer: v.object({ id: v.string() }),
});

/** A picture of the caller's own messages; any other is refused with `support.picture.unknown`. */
export const getSupportPicture = defineEndpoint({
  name: 'support.picture',
  method: 'GET',
  path: '/wps/support/pictures/:id',
  module: null,
  token: 'optional',
  request: v.object({ id: pictureId }),
  answer: supportPicture,
});

/** Number of answers that the caller has not seen. */
export const getSupportUnread = defineEndpoint({
  name: 'support.unread',
  method: 'GET',
  path: '/wps/support/unread',
  module: null,
  token: 'optional',
  request: v.object({}),
  answer: v.object({ count: v.number() }),
});

/** Marks everything up to this message as seen. */
export const markSupportRead = defineEndpoint({
  name: 'support.mark-read',
  method: 'PUT',
  path: '/wps/support/read',
  module: null,
  token: 'optional',
  request: v.object({ upTo: rowId }),
  answer: v.null(),
});
