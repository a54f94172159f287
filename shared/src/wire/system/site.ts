import * as v from 'valibot';
import { switchNode } from '../../switches/switch-set.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { done, textOrNumber } from '../fields.ts';

/** The merchant's settings that pages use. */
export const getSettings = defineEndpoint({
  name: 'system.settings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: v.nullish(
    v.object({
      merchantCode: v.optional(v.string(), ''),
      name: v.optional(v.string(), ''),
      theme: v.optional(v.string(), ''),
      currency: v.optional(v.string(), ''),
      languages: v.optional(v.array(v.string()), []),
      defaultLanguage: v.optional(v.string(), ''),
      timeZone: v.optional(v.string(), ''),
      /** Text key of the licence line (decision 30). */
      licenceKey: v.optional(v.string(), ''),
      /** Always true here: play money, and the site says so. */
      isSandbox: v.optional(v.boolean(), false),
      /** Length limits of a feedback text, in characters (decision 19). */
      feedback: v.optional(v.object({ minLength: v.number(), maxLength: v.number() }), {
        minLength: 1,
        maxLength: 2000,
      }),
      lotteryType: v.optional(v.string(), 'Lott'),
    }),
    {},
  ),
});

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

/** Countries with their dialing codes; the merchant's home country first. */
export const getCountries = defineEndpoint({
  name: 'system.countries',
  method: 'GET',
  path: '/wps/system/country',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: ({ rows }) => rows(v.object({ countryCode: v.string(), countryDialingCode: textOrNumber })),
});

/** The merchant's domains; the client measures their speed. */
export const getDomainRoute = defineEndpoint({
  name: 'system.domain-route',
  method: 'GET',
  path: '/wps/system/domainRoute',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: ({ rows }) => v.object({ domainList: rows(v.object({ domain: v.string() })) }),
});

/** Stores the member's language for messages; only the merchant's languages are accepted (`language.unsupported`). */
export const updateLanguage = defineEndpoint({
  name: 'system.update-language',
  method: 'POST',
  path: '/wps/member/language',
  module: 'COMM3',
  token: 'required',
  request: v.object({ language: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/), v.toUpperCase()) }),
  answer: done,
});
