import * as v from 'valibot';
import { switchNode } from '../../switches/switch-set.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const switchTree = v.array(switchNode);

/** The merchant's switches as a tree (spec §3, decision 12). */
export const getWhitelabel = defineEndpoint({
  name: 'system.whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: switchTree,
});
