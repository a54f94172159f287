import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { switchTree } from '../system/site.ts';

const consoleMerchant = v.object({
  code: v.string(),
  name: v.string(),
  hosts: v.array(v.string()),
  currency: v.string(),
  languages: v.array(v.string()),
  defaultLanguage: v.string(),
  theme: v.string(),
  systemStatus: v.picklist([0, 1, 2]),
});
export type ConsoleMerchant = v.InferOutput<typeof consoleMerchant>;

/** Every merchant of this operator, and whether its site is open. */
export const getConsoleMerchants = defineEndpoint({
  name: 'console.merchants',
  method: 'GET',
  path: '/console-api/merchants',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.array(consoleMerchant),
});

/** A merchant's switch tree; `merchant.unknown` if there is no such merchant. */
export const getSwitches = defineEndpoint({
  name: 'console.switches',
  method: 'GET',
  path: '/console-api/merchants/:code/switches',
  module: null,
  token: 'required',
  request: v.object({ code: v.string() }),
  answer: switchTree,
});

/**
 * Changes several switches at once, or none: `switch.unknown` refuses the whole change. Open pages are notified at
 * once.
 */
export const setSwitches = defineEndpoint({
  name: 'console.set-switches',
  method: 'PUT',
  path: '/console-api/merchants/:code/switches',
  module: null,
  token: 'required',
  request: v.object({
    code: v.string(),
    changes: v.pipe(v.array(v.object({ modId: v.string(), isOn: v.boolean() })), v.minLength(1), v.maxLength(200)),
  }),
  answer: switchTree,
});

/** The languages that the picker can offer, in the operator's codes (spec §1). */
export const offeredLanguages = ['KO', 'EN', 'VI', 'TH', 'CN', 'JA'] as const;

/** Sets the languages of a merchant's picker; the default must be one of them. Refusal: `language.default.missing`. */
export const setLanguages = defineEndpoint({
  name: 'console.set-languages',
  method: 'PUT',
  path: '/console-api/merchants/:code/languages',
  module: null,
  token: 'required',
  request: v.object({ code: v.string(), languages: v.pipe(v.array(v.picklist(offeredLanguages)), v.minLength(1)) }),
  answer: v.object({ languages: v.array(v.string()) }),
});

/** 0 opens the site, 1 sets maintenance, 2 restricts it for all regions. */
export const setSystemStatus = defineEndpoint({
  name: 'console.set-system-status',
  method: 'PUT',
  path: '/console-api/merchants/:code/status',
  module: null,
  token: 'required',
  request: v.object({ code: v.string(), systemStatus: v.picklist([0, 1, 2]) }),
  answer: v.object({ systemStatus: v.picklist([0, 1, 2]) }),
});
