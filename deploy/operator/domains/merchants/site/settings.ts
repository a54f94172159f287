import { getDomainRoute, getSettings, updateLanguage } from '@tessera/shared/wire/system';
import type { OperatorContext } from '../../../context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Merchant } from '../merchant.ts';
import { withPublicPort } from '../public-address.ts';

/** The kind of lottery that the merchant's calls name first (spec §3, Config). */
const lotteryType = 'Lott';

/** Addresses of the merchant, on the port that a browser reaches them at. */
export const domainsOf = ({ profile }: Merchant, publicPort: number): string[] =>
  profile.hosts.map((host) => withPublicPort(host, publicPort));

export function answerSettings({ routes, accounts, config }: OperatorContext): void {
  routes.handle(getSettings, async ({ merchant: { code, name, currency, profile } }) => ({
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
  }));

  routes.handle(getDomainRoute, async ({ merchant }) => ({
    domainList: domainsOf(merchant, config.publicPort).map((domain) => ({ domain })),
  }));

  routes.handleMember(updateLanguage, async ({ merchant, member, request }) => {
    if (!merchant.profile.languages.includes(request.language)) throw new Refusal(400, 'language.unsupported');
    await accounts.setLanguage(member.id, request.language);
    return null;
  });
}
