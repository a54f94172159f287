import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { getStatus } from '@tessera/shared/wire/system';

/** An open site without resources for phones. */
export const siteStatus: AnswerOf<typeof getStatus> = {
  systemStatus: 0,
  maintenance: false,
  regionRestriction: false,
  location: { ip: '127.0.0.1', country: 'KR' },
  host: 'aurora.localhost',
  serverTime: 0,
  whitelabel: [],
  register: { username: true, mobile: true },
  resources: [],
  customerService: { hosts: ['desk.example'] },
  analytics: { gtagId: null },
  imageCDNs: [],
  launchGameCDNs: [],
  publicKey: { kty: 'RSA', n: 'n', e: 'e', kid: 'k', alg: 'RSA-OAEP-256', use: 'enc', encryption: 'JWE' },
};
