import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/**
 * The merchant's texts (help, about, news, guides …) by category, in the language of the `Language` header; the content is HTML and must be sanitised
 * before it is shown.
 */
export const getHelpCenter = defineEndpoint({
  name: 'system.help-center',
  method: 'GET',
  path: '/wps/system/helpCenter',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: v.array(
    v.object({
      id: v.string(),
      category: v.string(),
      title: v.string(),
      content: v.string(),
      /** Day of publication, `yyyy-MM-dd`; null where it does not matter. */
      day: v.nullable(v.string()),
    }),
  ),
});
