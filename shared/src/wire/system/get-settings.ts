import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** The merchant's settings that pages read. */
export const getSettings = defineEndpoint({
  name: 'system.settings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: v.object({
    merchantCode: v.string(),
    name: v.string(),
    theme: v.string(),
    currency: v.string(),
    languages: v.array(v.string()),
    defaultLanguage: v.string(),
    timeZone: v.string(),
    /** Text key of the licence line (decision 30). */
    licenceKey: v.string(),
    /** Always true here: play money, and the site says so. */
    isSandbox: v.boolean(),
    /** Bounds of a feedback text, in characters (decision 19). */
    feedback: v.object({ minLength: v.number(), maxLength: v.number() }),
    lotteryType: v.string(),
  }),
});
