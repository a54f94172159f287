import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { signedIn } from './login.ts';

/** Opens a trial account with trial credit (type 4). Headers of the real API: `os`, `platform: W`, a random string, gateway version 3. */
export const freePlay = defineEndpoint({
  name: 'auth.free-play',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  module: 'FREEPLAY3',
  token: 'none',
  request: v.object({}),
  answer: signedIn,
});
