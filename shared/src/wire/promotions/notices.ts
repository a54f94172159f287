import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { textOrNumber } from '../fields.ts';
import { promotionId } from './promotion-fields.ts';

/** Announcement types of spec §3: banners, player notices, pop-ups, promotions, help. */
export const announcementType = v.picklist(['B', 'PL', 'PU', 'PR', 'H']);
export type AnnouncementType = v.InferOutput<typeof announcementType>;

/** Several types in one string, as the call sends them: `B,PL,PU,PR`. */
const announcementTypes = v.pipe(v.string(), v.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/));

/** A notice without an id is known by its time and title. */
const identified = <Item extends { id?: string | undefined; title: string; date: number }>(item: Item) => ({
  ...item,
  id: item.id ?? `${item.date} ${item.title}`,
});

const noticeEntries = {
  id: v.optional(textOrNumber),
  title: v.string(),
  /** HTML; sanitise it before showing it. */
  content: v.string(),
  /** Time of publication. */
  date: v.number(),
  /** Promotional; a member to whom nothing is offered does not see it. */
  isMarketing: v.optional(v.boolean()),
};
const notice = v.pipe(v.object(noticeEntries), v.transform(identified));
export type Notice = v.InferOutput<typeof notice>;

/** A banner contains its conditions; its button leads to the promotion. */
const banner = v.pipe(
  v.object({
    ...noticeEntries,
    label: v.optional(v.string(), ''),
    conditions: v.optional(v.string(), ''),
    promotionId: v.optional(v.nullable(promotionId), null),
  }),
  v.transform(identified),
);
export type Banner = v.InferOutput<typeof banner>;

const announcementRequest = v.object({
  types: announcementTypes,
  platform: v.literal('W'),
  execution: v.picklist(['B', 'A']),
});

/** Announcements for everybody; `execution` B is before a sign-in. A type that was not requested is an empty list. */
export const getNotices = defineEndpoint({
  name: 'promotions.notices',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  module: 'COMM3',
  token: 'none',
  request: announcementRequest,
  answer: ({ rows }) =>
    v.object({
      player: v.optional(rows(notice), []),
      banners: v.optional(rows(banner), []),
      popup: v.optional(rows(notice), []),
      promotion: v.optional(rows(notice), []),
    }),
});

/** Announcements for this member (V2): pop-ups (PU) and help (H) after signing in; `execution` A. */
export const getMemberAnnouncements = defineEndpoint({
  name: 'promotions.member-announcements',
  method: 'POST',
  path: '/wps/relay/CCSFE_getListAnnouncements',
  module: 'COMM3',
  token: 'required',
  request: announcementRequest,
  answer: ({ rows }) => v.object({ popup: v.optional(rows(notice), []) }),
});
