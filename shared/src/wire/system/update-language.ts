import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** Remembers the member's language for messages; only languages of the merchant are taken (`language.unsupported`). */
export const updateLanguage = defineEndpoint({
  name: 'system.update-language',
  method: 'POST',
  path: '/wps/member/language',
  module: 'COMM3',
  token: 'required',
  request: v.object({ language: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/), v.toUpperCase()) }),
  answer: v.null(),
});
