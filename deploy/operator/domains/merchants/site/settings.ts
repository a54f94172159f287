import { getDomainRoute, getSettings } from '@tessera/shared/wire/system';
import type { Merchant } from '../merchant.ts';
import type { MerchantsNeeds } from '../needs.ts';
import { withPublicPort } from '../public-address.ts';

/** The prize mode of lottery calls that name none (spec §3, Config; decision 38). */
export const lotteryType = 'Lott';

/** Addresses of the merchant, on the port that a browser reaches them at. */
export const domainsOf = ({ profile }: Merchant, publicPort: number): string[] =>
  profile.hosts.map((host) => withPublicPort(host, publicPort));

export function answerSettings({ routes, config }: MerchantsNeeds): void {
  routes.handleCached(
    getSettings,
    (merchant) => merchant,
    ({ code, name, currency, profile }) => ({
      merchantCode: code,
      name,
      theme: profile.theme,
      currency: currency.code,
      languages: [...profile.languages],
      defaultLanguage: profile.defaultLanguage,
      timeZone: profile.timeZone,
      licenceKey: profile.licenceKey,
      isSandbox: true,
      feedback: profile.feedback,
      lotteryType,
    }),
  );

  routes.handleCached(
    getDomainRoute,
    (merchant) => merchant,
    (merchant) => ({ domainList: domainsOf(merchant, config.publicPort).map((domain) => ({ domain })) }),
  );
}
