import { providerName } from '@tessera/wallet-protocol/messages';
import type { OperatorConfig } from '../../../platform/config.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import type { Offer } from '../offer.ts';
import { testVendorCode, testVendorName } from '../test-vendor/test-games.ts';

/** Who may call the wallet: each provider signs with its own key and books rounds of its own games only. */
export interface WalletProvider {
  readonly name: string;
  secretOf(config: Pick<OperatorConfig, 'providerSecret'>): string;
  /** The game behind a code, if the merchant lets the provider book rounds on it. */
  gameOf(merchant: Merchant, offer: Offer, code: string): CatalogueGame | undefined;
}

export const gamesProvider: WalletProvider = {
  name: providerName,
  secretOf: ({ providerSecret }) => providerSecret,
  gameOf(_merchant, offer, code) {
    const game = offer.find(code);
    return game?.isPlayable ? game : undefined;
  },
};

export const testVendor: WalletProvider = {
  name: testVendorName,
  secretOf: ({ providerSecret }) => `${providerSecret}:${testVendorName}`,
  gameOf({ profile }, { catalogue }, code) {
    const game = catalogue.byCode(code);
    const isOffered = profile.games.hasTestVendor && !profile.games.withoutCategories.includes(game?.category ?? '');
    return isOffered && game?.vassalage === testVendorCode ? game : undefined;
  },
};

export const walletProviders: readonly WalletProvider[] = [gamesProvider, testVendor];
