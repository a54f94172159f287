import { gameKinds, hasPrizeTable, type PrizeGroups } from '@tessera/shared/lottery';
import { addDefaultRules } from '../../domains/identity/index.ts';
import { type MerchantProfile, type NewMerchant, standardProfile, withMethods } from '../../domains/merchants/index.ts';
import type { Seed } from '../seed.ts';

type ResourceSystem = 'ios' | 'ios-lite' | 'android';

/** Where a phone gets the site: the sandbox has no app in a store, so each leads to the guide for its system. */
function resources(host: string, systems: readonly ResourceSystem[]): MerchantProfile['resources'] {
  return systems.map((system) => {
    const url = `http://${host}/down?system=${system}`;
    const label = { ios: 'iOS', 'ios-lite': 'iOS Lite', android: 'Android' }[system];
    return { resourceType: system, url, qrCodeUrl: url, labelNameEn: label, labelNameCn: label };
  });
}

/** For every game that draws a few numbers; those with a table of prizes have the market's own prices. */
const prizeGroups = (groups: PrizeGroups): MerchantProfile['prizeGroups'] =>
  Object.fromEntries(gameKinds.filter((kind) => !hasPrizeTable(kind)).map((kind) => [kind, groups]));

const auroraProfile = standardProfile({
  name: 'Aurora',
  host: 'aurora.localhost',
  theme: 'aurora',
  currency: 'P',
  language: 'KO',
  timeZone: 'Asia/Seoul',
  country: 'KR',
  smallestDeposit: 10_000,
});

export const demoMerchants: readonly NewMerchant[] = [
  {
    code: 'aurora',
    name: 'Aurora',
    currency: 'P',
    profile: {
      ...withMethods(auroraProfile, ['bank-transfer', 'ewallet', 'voucher', 'coin']),
      hosts: ['aurora.localhost', 'localhost'],
      languages: ['KO', 'EN'],
      resources: resources('aurora.localhost', ['ios', 'ios-lite', 'android']),
      games: { ...auroraProfile.games, transferVendors: ['BNG'] },
      prizeGroups: prizeGroups({ lowest: 1800, highest: 1940, standard: 1940 }),
      maxSlipStakeMinor: 1_000_000_000,
    },
    switchedOff: ['loginedToHomePage', 'CAPTCHA3'],
  },
  {
    code: 'lotus',
    name: 'Lotus',
    currency: 'DIEM',
    profile: {
      ...withMethods(
        standardProfile({
          name: 'Lotus',
          host: 'lotus.localhost',
          theme: 'lotus',
          currency: 'DIEM',
          language: 'VI',
          timeZone: 'Asia/Ho_Chi_Minh',
          country: 'VN',
          smallestDeposit: 10_000,
        }),
        ['bank-transfer', 'ewallet', 'voucher'],
      ),
      languages: ['VI', 'EN', 'TH'],
      imageCDNs: ['http://images-1.localhost', 'http://images-2.localhost'],
      launchGameCDNs: ['http://games-1.localhost', 'http://games-2.localhost'],
      resources: resources('lotus.localhost', ['android']),
      games: { stakeScale: 1000, withoutCategories: ['SPORTS', 'ESPORTS'] },
      prizeGroups: prizeGroups({ lowest: 1800, highest: 1960, standard: 1940 }),
      maxSlipStakeMinor: 40_000_000,
    },
    switchedOff: ['loginedToHomePage', 'CAPTCHA3', 'MF_AGENT'],
  },
  {
    code: 'harbor',
    name: 'Harbor',
    currency: 'P',
    profile: standardProfile({
      name: 'Harbor',
      host: 'harbor.localhost',
      theme: 'harbor',
      currency: 'P',
      language: 'EN',
      timeZone: 'Europe/London',
      country: 'GB',
      smallestDeposit: 10,
    }),
    switchedOff: ['CAPTCHA3', 'MF_LOTTERY', 'MF_AGENT', 'MF_PROMOTIONS', 'MOBILENUMREG3', 'MOBILEVERCODELOGIN3'],
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
