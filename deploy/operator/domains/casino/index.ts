export { type Catalogue, type CatalogueStore, createCatalogueStore } from './catalogue/catalogue.ts';
export type {
  CatalogueGame,
  GameCategory,
  GameEntry,
  GameFeature,
  GameImport,
  GameKind,
  StakeRange,
  Vendor,
} from './catalogue/catalogue-game.ts';
export { type Named, type SpokenLanguage, spokenLanguages } from './catalogue/names.ts';
export { createPopularity, demoProvider, type Popularity } from './catalogue/popularity.ts';
export { casinoModule } from './module.ts';
export type { CasinoNeeds } from './needs.ts';
export { createOffers, type Offer, type OfferOf } from './offer.ts';
export { hasStakeStep } from './stakes.ts';
export { sendHeldCalls } from './test-vendor/calls.ts';
export {
  actOnTestRound,
  placeTestBet,
  readTestRounds,
  type TestRound,
} from './test-vendor/rounds.ts';
export { isTestVendorAway, setTestVendorAway, switchTestVendor } from './test-vendor/settings.ts';
export { testGames, testProductOf } from './test-vendor/test-games.ts';
export { createVendorWallets, type VendorWallets } from './vendor-wallets/ask-vendor.ts';
export { askNow } from './vendor-wallets/carry-out.ts';
export { readTransfers } from './vendor-wallets/transfer-store.ts';
export { readWalletDifferences } from './vendor-wallets/wallet-totals.ts';
