import { getStatus, getWhitelabel } from '@tessera/shared/wire/system';
import type { PayloadOpener } from '../../../platform/http/payload-cipher.ts';
import { locate, statusFor } from '../location.ts';
import type { Merchant } from '../merchant.ts';
import type { MerchantsNeeds } from '../needs.ts';
import { publicOrigins, publicUrl, withPublicPort } from '../public-address.ts';

/** The published key in the shape of the wire. */
export function publishedKey(opener: PayloadOpener) {
  const { n = '', e = '', kid = '', encryption } = opener.publicKey;
  return { kty: 'RSA', n, e, kid, alg: 'RSA-OAEP-256', use: 'enc', encryption } as const;
}

/** Where a browser finds the merchant's pictures and opens its games (spec §7). */
export function cdnsOf({ profile }: Merchant, publicPort: number) {
  return {
    imageCDNs: publicOrigins(profile.imageCDNs, publicPort),
    launchGameCDNs: publicOrigins(profile.launchGameCDNs, publicPort),
  };
}

export function answerStatus({ routes, merchants, clock, opener, config }: MerchantsNeeds): void {
  routes.handleCached(
    getWhitelabel,
    (merchant) => merchant,
    ({ switchTree }) => [...switchTree],
  );

  routes.handle(getStatus, async ({ merchant, ip, host, request }) => {
    const { profile } = merchant;
    const location = locate(merchant, ip);
    const systemStatus = statusFor(merchant, location.country);
    return {
      systemStatus,
      maintenance: systemStatus === 1,
      regionRestriction: systemStatus === 2,
      location,
      host: request.url ?? host,
      serverTime: clock.now().getTime(),
      whitelabel: [...merchant.switchTree],
      register: {
        username: merchants.isOn(merchant, 'REG3') && merchants.isOn(merchant, 'USERNAMEREG3'),
        mobile: merchants.isOn(merchant, 'REG3') && merchants.isOn(merchant, 'MOBILENUMREG3'),
      },
      resources: profile.resources.map((resource) => ({
        ...resource,
        url: publicUrl(resource.url, config.publicPort),
        qrCodeUrl: publicUrl(resource.qrCodeUrl, config.publicPort),
      })),
      customerService: {
        // The site's own hosts have its own page of customer service.
        hosts: [...new Set([...profile.customerService.hosts, ...profile.hosts, ...profile.agentHosts])].map((name) =>
          withPublicPort(name, config.publicPort),
        ),
      },
      analytics: { gtagId: null },
      ...cdnsOf(merchant, config.publicPort),
      publicKey: publishedKey(opener),
    };
  });
}
