import { currencyOf } from '@tessera/shared/money';
import type { CashierSettings, MerchantProfile } from './merchant.ts';

/** Limits as multiples of the smallest deposit, in minor units. */
function cashierAround(smallestMinor: number, holder: string): CashierSettings {
  return {
    deposit: {
      minimumMinor: smallestMinor,
      maximumMinor: smallestMinor * 500,
      quickAmountsMinor: [1, 5, 10, 50, 100].map((times) => times * smallestMinor),
      expectedMinutes: 10,
      account: { bankName: 'Tessera Sandbox Bank', number: '000-0000-0000', holder },
    },
    withdrawal: {
      minimumMinor: smallestMinor,
      maximumMinor: smallestMinor * 500,
      expectedMinutes: { from: 10, to: 30 },
      answerWithinMinutes: 60,
    },
    trialCreditMinor: smallestMinor * 100,
  };
}

/**
 * Minor units for one unit of the catalogue's stakes: about a tenth of the smallest deposit, and a multiple of 100, so that
 * every stake (a multiple of 0.2 units) can be shared by twenty lines.
 */
const stakeScaleFor = (smallestMinor: number): number => Math.max(1, Math.round(smallestMinor / 1000)) * 100;

export interface MerchantBasics {
  readonly name: string;
  readonly host: string;
  readonly theme: string;
  readonly currency: string;
  /** Upper-case code, the only one offered at first. */
  readonly language: string;
  readonly timeZone: string;
  /** ISO code. */
  readonly country: string;
  /** In whole units of the currency. */
  readonly smallestDeposit: number;
}

/** What a merchant begins with; the demo's merchants are built on it as well. */
export function standardProfile(basics: MerchantBasics): MerchantProfile {
  const { name, host, theme, language, timeZone, country, smallestDeposit } = basics;
  const smallestMinor = smallestDeposit * 10 ** currencyOf(basics.currency).exponent;
  return {
    hosts: [host],
    agentHosts: [],
    languages: [language],
    defaultLanguage: language,
    theme,
    timeZone,
    licenceKey: 'shell:footer.sandboxLicence',
    homeCountry: country,
    blockedCountries: [],
    customerService: {
      hosts: [host],
      liveChatUrl: `http://${host}/helpmc`,
      vipUrl: `http://${host}/helpmc`,
    },
    resources: [],
    imageCDNs: [],
    launchGameCDNs: [],
    feedback: { minLength: 10, maxLength: 500 },
    passwordDays: 90,
    cashier: cashierAround(smallestMinor, `${name} Sandbox`),
    games: {
      stakeScale: stakeScaleFor(smallestMinor) / 10 ** currencyOf(basics.currency).exponent,
      withoutCategories: [],
    },
  };
}
