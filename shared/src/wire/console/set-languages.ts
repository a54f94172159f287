import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** The languages the picker can offer, in the operator's codes (spec §1). */
export const offeredLanguages = ['KO', 'EN', 'VI', 'TH', 'CN', 'JA'] as const;

/**
 * Which languages a merchant's picker offers; the default stays one of them. Refusal: `language.default.missing`.
 */
export const setLanguages = defineEndpoint({
  name: 'console.set-languages',
  method: 'PUT',
  path: '/console-api/merchants/:code/languages',
  module: null,
  token: 'required',
  request: v.object({ code: v.string(), languages: v.pipe(v.array(v.picklist(offeredLanguages)), v.minLength(1)) }),
  answer: v.object({ languages: v.array(v.string()) }),
});
