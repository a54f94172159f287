import { createCipheriv, randomBytes } from 'node:crypto';
import { getCustomerService } from '@tessera/shared/wire/system';
import type { Merchant } from '../merchant.ts';
import type { MerchantsNeeds } from '../needs.ts';
import { publicUrl } from '../public-address.ts';

const keyAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const keyLength = 8;

function randomKey(): string {
  return Array.from(randomBytes(keyLength), (byte) => keyAlphabet[byte % keyAlphabet.length]).join('');
}

/**
 * DES-ECB with PKCS7 as crypto-js reads it: base64, then the 8-character key (spec §4). OpenSSL 3 no longer offers
 * single DES; triple DES with the same key three times is the same function. It is the format of the wire and protects nothing.
 */
export function sealPath(path: string, key = randomKey()): string {
  const bytes = Buffer.from(key, 'latin1');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
  return cipher.update(path, 'utf8', 'base64') + cipher.final('base64') + key;
}

/**
 * A page of the site itself opens on the host that the visitor is on, where the sign-in and the visitor's cookie are
 * known; any other address stays as it is.
 */
function onOwnHost({ profile }: Merchant, address: string, host: string): string {
  const url = new URL(address);
  const own = [...profile.hosts, ...profile.agentHosts];
  if (url.port === '' && own.includes(url.hostname) && own.includes(host)) url.hostname = host;
  return url.href;
}

export function answerCustomerService({ routes, config }: MerchantsNeeds): void {
  routes.handle(getCustomerService, async ({ merchant, host, request: { csType } }) => {
    const { liveChatUrl, vipUrl } = merchant.profile.customerService;
    const configured = csType === 'VIP' ? vipUrl : liveChatUrl;
    const url = publicUrl(onOwnHost(merchant, configured, host), config.publicPort);
    return {
      csType,
      versionPathList: [
        { type: '1', path: '' },
        { type: '3', path: sealPath(url) },
      ],
    };
  });
}
