import { createHash } from 'node:crypto';
import { type GamesIndex, getGamesIndex } from '@tessera/shared/wire/games';
import type { FastifyInstance } from 'fastify';
import type { Merchant } from '../../merchants/index.ts';
import type { GameCategory } from '../catalogue/catalogue-game.ts';
import type { CasinoNeeds } from '../needs.ts';
import type { Offer, OfferOf } from '../offer.ts';
import { type SpokenLanguage, spokenLanguage } from '../spoken-language.ts';
import { stakeMinor } from '../stakes.ts';

const volatilities = ['low', 'medium', 'high'] as const;
const features = ['freeSpins', 'wild', 'multiplier', 'stackedWild'] as const;

const searched: readonly GameCategory[] = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'];

function columnsOf(offer: Offer, merchant: Merchant, spoken: SpokenLanguage): Omit<GamesIndex, 'version'> {
  const other: SpokenLanguage = spoken === 'en' ? 'ko' : 'en';
  const games = [...offer.games].sort((a, b) => a.nodeId - b.nodeId);
  const ranks = games.map(offer.rankOf);
  const minStakes = [...new Set(games.map(({ stakes }) => stakeMinor(stakes.minimum, merchant)))];
  const { vendors } = offer.catalogue;
  const vendorAt = new Map(vendors.map(({ vassalage }, at) => [vassalage, at]));
  return {
    vendors: vendors.map(({ vassalage, names }) => ({
      vassalage,
      displayName: names[spoken],
      otherName: names[other],
    })),
    categories: [...searched],
    volatilities: [...volatilities],
    features: [...features],
    minStakes,
    code: games.map(({ code }) => code),
    nodeId: games.map(({ nodeId }) => nodeId),
    rankStep: ranks.map((rank, at) => rank - (ranks[at - 1] ?? 0)),
    name: games.map(({ names }) => names[spoken]),
    otherName: games.map(({ names }) => names[other]),
    vendor: games.map(({ vassalage }) => vendorAt.get(vassalage) ?? -1),
    category: games.map(({ category }) => searched.indexOf(category)),
    volatility: games.map((game) => (game.volatility ? volatilities.indexOf(game.volatility) : -1)),
    featureBits: games.map((game) => game.features.reduce((bits, one) => bits | (1 << features.indexOf(one)), 0)),
    minStake: games.map(({ stakes }) => minStakes.indexOf(stakeMinor(stakes.minimum, merchant))),
    rtp: games.map(({ rtp }) => (rtp === null ? -1 : Math.round(rtp * 10))),
    flags: games.map(
      (game) =>
        Number(game.isNew) +
        Number(offer.isHot(game)) * 2 +
        Number(game.isPlayable) * 4 +
        Number(game.isLobby ?? false) * 8,
    ),
  };
}

export function answerGamesIndex({ routes, app }: CasinoNeeds, offerOf: OfferOf): void {
  const made = new WeakMap<Offer, Map<string, GamesIndex>>();

  function indexFor(merchant: Merchant, spoken: SpokenLanguage): GamesIndex {
    const offer = offerOf(merchant);
    const ofOffer = made.get(offer) ?? new Map<string, GamesIndex>();
    made.set(offer, ofOffer);
    const key = `${merchant.code} ${spoken}`;
    const known = ofOffer.get(key);
    if (known) return known;
    const columns = columnsOf(offer, merchant, spoken);
    const version = createHash('sha256').update(JSON.stringify(columns)).digest('hex').slice(0, 16);
    const index = { version, ...columns };
    ofOffer.set(key, index);
    return index;
  }

  routes.handle(getGamesIndex, async ({ request, merchant, language }) => {
    const index = indexFor(merchant, spokenLanguage(language));
    if (request.version === index.version) return { isUnchanged: true as const };
    return { isUnchanged: false as const, index };
  });

  cacheByTag(app, getGamesIndex.path);
}

/** Lets a browser cache a large public answer by its tag: it depends on merchant and language only. */
function cacheByTag(app: FastifyInstance, path: string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.url !== path || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'private, max-age=60, stale-while-revalidate=86400');
    reply.header('vary', 'Merchant, Language').header('etag', tag);
    if (request.headers['if-none-match'] !== tag) return payload;
    reply.code(304);
    return '';
  });
}
