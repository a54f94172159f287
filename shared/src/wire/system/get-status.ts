import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText } from '../fields.ts';
import { switchTree } from './site.ts';

/** Where the operator locates the visitor. */
export const location = v.object({ ip: v.string(), country: v.string() });

/** The operator's RSA key for the encrypted calls (JWK). */
export const publicKey = v.object({
  kty: v.literal('RSA'),
  n: v.string(),
  e: v.string(),
  kid: v.string(),
  alg: v.literal('RSA-OAEP-256'),
  use: v.literal('enc'),
  /** Which cipher it is for (decision 22): JWE compact, or the hybrid form of wire-facts. */
  encryption: v.optional(v.picklist(['JWE', 'RSA']), 'JWE'),
});

/** An app or a page for phones; check its URL before linking to it. */
const resource = v.object({
  resourceType: v.string(),
  url: v.string(),
  qrCodeUrl: v.string(),
  labelNameEn: v.string(),
  /** Without it, the English name stands in every language. */
  labelNameCn: v.optional(v.string()),
});

/** Permission and status of the site for this visitor (spec §3, §4). */
export const getStatus = defineEndpoint({
  name: 'system.status',
  method: 'GET',
  path: '/wps/system/status',
  module: 'COMM3',
  token: 'none',
  request: v.object({ url: v.optional(shortText(255)) }),
  answer: v.object({
    /** 0 open, 1 maintenance, 2 restricted region; maintenance wins (decision 9). */
    systemStatus: v.optional(v.picklist([0, 1, 2])),
    maintenance: v.optional(v.boolean(), false),
    regionRestriction: v.optional(v.boolean(), false),
    location: v.optional(location),
    host: v.optional(v.string()),
    serverTime: v.optional(v.number()),
    whitelabel: switchTree,
    register: v.optional(v.object({ username: v.optional(v.boolean()), mobile: v.optional(v.boolean()) }), {}),
    resources: v.optional(v.array(resource), []),
    /** Hosts on which customer service may be opened (decision 23); the site's own host is one of them. */
    customerService: v.optional(v.object({ hosts: v.optional(v.array(v.string()), []) }), {}),
    /** Used only with consent (decision 24); never set in the sandbox. */
    analytics: v.optional(v.object({ gtagId: v.optional(v.nullable(v.string()), null) }), {}),
    imageCDNs: v.optional(v.array(v.string()), []),
    launchGameCDNs: v.optional(v.array(v.string()), []),
    /** Left out by an operator whose key the edge already has. */
    publicKey: v.optional(publicKey),
  }),
});
