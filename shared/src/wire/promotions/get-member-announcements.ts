import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { announcementRequest, notice } from './notice-fields.ts';

/** Announcements for this member (V2): what pops up after signing in; `execution` A. */
export const getMemberAnnouncements = defineEndpoint({
  name: 'promotions.member-announcements',
  method: 'POST',
  path: '/wps/relay/CCSFE_getListAnnouncements',
  module: 'COMM3',
  token: 'required',
  request: announcementRequest,
  answer: v.object({ popup: v.array(notice) }),
});
