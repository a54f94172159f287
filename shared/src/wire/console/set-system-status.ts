import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** 0 opens the site, 1 puts it into maintenance, 2 restricts it for everybody. */
export const setSystemStatus = defineEndpoint({
  name: 'console.set-system-status',
  method: 'PUT',
  path: '/console-api/merchants/:code/status',
  module: null,
  token: 'required',
  request: v.object({ code: v.string(), systemStatus: v.picklist([0, 1, 2]) }),
  answer: v.object({ systemStatus: v.picklist([0, 1, 2]) }),
});
