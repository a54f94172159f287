import * as v from 'valibot';
import { promotionId } from './promotion-fields.ts';

/** Announcement types of spec §3: banners, player notices, pop-ups, promotions, help. */
export const announcementType = v.picklist(['B', 'PL', 'PU', 'PR', 'H']);
export type AnnouncementType = v.InferOutput<typeof announcementType>;

/** Several types in one word, as the call carries them: `B,PL,PU,PR`. */
export const announcementTypes = v.pipe(v.string(), v.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/));

export const notice = v.object({
  id: v.string(),
  title: v.string(),
  /** HTML, to be sanitised by whoever shows it. */
  content: v.string(),
  /** When it was published. */
  date: v.number(),
});
export type Notice = v.InferOutput<typeof notice>;

/** A banner says its conditions itself; its button leads to the promotion. */
export const banner = v.object({
  ...notice.entries,
  label: v.string(),
  conditions: v.string(),
  promotionId: v.nullable(promotionId),
});
export type Banner = v.InferOutput<typeof banner>;

export const announcementRequest = v.object({
  types: announcementTypes,
  platform: v.literal('W'),
  execution: v.picklist(['B', 'A']),
});
