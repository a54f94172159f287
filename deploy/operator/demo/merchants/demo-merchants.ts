import { addDefaultRules } from '../../domains/identity/index.ts';
import type { CashierSettings, MerchantProfile, NewMerchant } from '../../domains/merchants/index.ts';
import type { Seed } from '../seed.ts';

const common = {
  agentHosts: [],
  licenceKey: 'shell:footer.sandboxLicence',
  blockedCountries: [],
  imageCDNs: [],
  launchGameCDNs: [],
  feedback: { minLength: 10, maxLength: 500 },
  passwordDays: 90,
} as const;

/** Limits in whole units of the currency, `unit` minor units each; `scale` makes them fit its purchasing power. */
function cashier(unit: number, scale: number, holder: string): CashierSettings {
  const amount = (n: number) => n * scale * unit;
  return {
    deposit: {
      minimumMinor: amount(10),
      maximumMinor: amount(5000),
      quickAmountsMinor: [10, 50, 100, 500, 1000].map(amount),
      expectedMinutes: 10,
      account: { bankName: 'Tessera Sandbox Bank', number: '000-0000-0000', holder },
    },
    withdrawal: {
      minimumMinor: amount(10),
      maximumMinor: amount(5000),
      expectedMinutes: { from: 10, to: 30 },
      answerWithinMinutes: 60,
    },
    trialCreditMinor: amount(1000),
  };
}

/** Where a phone gets the site: the sandbox has no app in a store, so each leads to the guide for its system. */
function resources(host: string, systems: readonly ResourceSystem[]): MerchantProfile['resources'] {
  return systems.map((system) => {
    const url = `http://${host}/down?system=${system}`;
    const label = { ios: 'iOS', 'ios-lite': 'iOS Lite', android: 'Android' }[system];
    return { resourceType: system, url, qrCodeUrl: url, labelNameEn: label, labelNameCn: label };
  });
}
type ResourceSystem = 'ios' | 'ios-lite' | 'android';

function customerService(host: string): MerchantProfile['customerService'] {
  return { hosts: [host], liveChatUrl: `http://${host}/helpmc`, vipUrl: `http://${host}/helpmc?desk=vip` };
}

export const demoMerchants: readonly NewMerchant[] = [
  {
    code: 'aurora',
    name: 'Aurora',
    currency: 'P',
    profile: {
      ...common,
      hosts: ['aurora.localhost', 'localhost'],
      languages: ['KO', 'EN'],
      defaultLanguage: 'KO',
      theme: 'aurora',
      timeZone: 'Asia/Seoul',
      homeCountry: 'KR',
      customerService: customerService('aurora.localhost'),
      resources: resources('aurora.localhost', ['ios', 'ios-lite', 'android']),
      cashier: cashier(100, 1000, 'Aurora Sandbox'),
      games: { stakeScale: 1000, withoutCategories: [] },
    },
    switchedOff: ['loginedToHomePage'],
  },
  {
    code: 'lotus',
    name: 'Lotus',
    currency: 'DIEM',
    profile: {
      ...common,
      hosts: ['lotus.localhost'],
      imageCDNs: ['http://images-1.localhost', 'http://images-2.localhost'],
      launchGameCDNs: ['http://games-1.localhost', 'http://games-2.localhost'],
      languages: ['VI', 'EN', 'TH'],
      defaultLanguage: 'VI',
      theme: 'lotus',
      timeZone: 'Asia/Ho_Chi_Minh',
      homeCountry: 'VN',
      customerService: customerService('lotus.localhost'),
      resources: resources('lotus.localhost', ['android']),
      cashier: cashier(1, 1000, 'Lotus Sandbox'),
      games: { stakeScale: 1000, withoutCategories: ['SPORTS', 'ESPORTS'] },
    },
    switchedOff: ['loginedToHomePage', 'MF_AGENT'],
  },
  {
    code: 'harbor',
    name: 'Harbor',
    currency: 'P',
    profile: {
      ...common,
      hosts: ['harbor.localhost'],
      languages: ['EN'],
      defaultLanguage: 'EN',
      theme: 'harbor',
      timeZone: 'Europe/London',
      homeCountry: 'GB',
      customerService: customerService('harbor.localhost'),
      resources: resources('harbor.localhost', []),
      cashier: cashier(100, 1, 'Harbor Sandbox'),
      games: { stakeScale: 1, withoutCategories: [] },
    },
    switchedOff: ['MF_LOTTERY', 'MF_AGENT', 'MF_PROMOTIONS', 'MOBILENUMREG3', 'MOBILEVERCODELOGIN3'],
  },
];

export const merchantsSeed: Seed = {
  name: 'merchants',
  module: 'merchants',
  async run({ merchants }) {
    for (const merchant of demoMerchants) await merchants.create(merchant);
  },
};

export const registerRulesSeed: Seed = {
  name: 'register-rules',
  module: 'identity',
  async run({ db, merchants }) {
    for (const merchant of merchants.all()) await addDefaultRules(db, merchant);
  },
};
