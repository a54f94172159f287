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
      vipUrl: `http://${host}/helpmc?desk=vip`,
    },
    resources: [],
    imageCDNs: [],
    launchGameCDNs: [],
    feedback: { minLength: 10, maxLength: 500 },
    passwordDays: 90,
    cashier: cashierAround(smallestMinor, `${name} Sandbox`),
    // The catalogue's stakes begin at a fiftieth of a smallest deposit of ten.
    games: { stakeScale: smallestDeposit / 10, withoutCategories: [] },
  };
}
