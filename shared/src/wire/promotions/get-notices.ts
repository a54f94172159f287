import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { announcementRequest, banner, notice } from './notice-fields.ts';

/** Announcements for everybody; `execution` B is before a sign-in. A type that wasn't asked for is an empty list. */
export const getNotices = defineEndpoint({
  name: 'promotions.notices',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  module: 'COMM3',
  token: 'none',
  request: announcementRequest,
  answer: v.object({
    player: v.array(notice),
    banners: v.array(banner),
    popup: v.array(notice),
    promotion: v.array(notice),
  }),
});
