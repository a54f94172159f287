import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { drawState } from './lottery-fields.ts';

/** Where every game of the merchant stands now. */
export const getDraws = defineEndpoint({
  name: 'lottery.draws',
  method: 'GET',
  path: '/lgw/draw',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: v.object({ list: v.array(drawState) }),
});
