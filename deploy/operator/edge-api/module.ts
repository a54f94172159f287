import { createHash, timingSafeEqual } from 'node:crypto';
import { languageTag } from '@tessera/shared/i18n/languages';
import type { FastifyRequest } from 'fastify';
import type { CatalogueGame, Offer } from '../domains/casino/index.ts';
import { gamesOf } from '../domains/lottery/index.ts';
import { cdnsOf, domainsOf, locate, publishedKey, statusFor } from '../domains/merchants/index.ts';
import { firstPromotionArt } from '../domains/promotions/index.ts';
import { streamEvents } from '../platform/http/event-stream.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { OperatorModule } from '../platform/module.ts';
import { isPageEvent } from '../platform/push/console-events.ts';
import type { EdgeApiNeeds } from './needs.ts';

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest();

/** Without the key every path is answered as not found. */
function requireKey(request: FastifyRequest, key: string): void {
  const given = request.headers['x-internal-key'];
  const fits = typeof given === 'string' && key !== '' && timingSafeEqual(digest(given), digest(key));
  if (!fits) throw new Refusal(404, 'request.not.found');
}

/** By the browser's tag of a language instead of the operator's code. */
const byTag = <Value>(byCode: Readonly<Partial<Record<string, Value>>> = {}): Record<string, Value | undefined> =>
  Object.fromEntries(Object.entries(byCode).map(([code, value]) => [languageTag(code), value]));

/** Three rows of a phone, or the first of a wide window. */
const firstCount = 9;

type FirstGame = Pick<CatalogueGame, 'code' | 'category'> & { readonly vendor: string };

/** The games at the head of each list: by category, by vendor's code, and `hot`. */
function firstGames({ games, hot }: Offer): Readonly<Record<string, readonly FirstGame[]>> {
  const lists: Record<string, FirstGame[]> = {};
  const add = (name: string, { code, category, vassalage: vendor }: CatalogueGame) => {
    lists[name] ??= [];
    if (lists[name].length < firstCount) lists[name].push({ code, category, vendor });
  };
  for (const game of games) {
    add(game.category, game);
    add(game.vassalage, game);
  }
  for (const game of hot.slice(0, firstCount)) add('hot', game);
  return lists;
}

interface BootQuery {
  readonly merchant?: string;
  readonly ip?: string;
}

/** What the edge needs: bare JSON, no envelope. */
function answerEdge({
  app,
  config,
  db,
  merchants,
  clock,
  time,
  opener,
  events,
  catalogue,
  offerOf,
}: EdgeApiNeeds): void {
  app.register(
    async (internal) => {
      internal.addHook('onRequest', async (request) => requireKey(request, config.internalKey));

      internal.get('/merchants', async () =>
        merchants.all().map(({ code, name, currency, profile }) => ({
          code,
          name,
          hosts: [...profile.hosts, ...profile.agentHosts],
          theme: profile.theme,
          currency: currency.code,
          languages: profile.languages,
          defaultLanguage: profile.defaultLanguage,
          timeZone: profile.timeZone,
          agentHosts: profile.agentHosts,
          search: {
            isOn: profile.search?.isOn ?? false,
            description: byTag(profile.search?.description),
          },
        })),
      );

      internal.get('/boot', async (request) => {
        const { merchant: code = '', ip = '' } = request.query as BootQuery;
        const merchant = merchants.byCode(code);
        if (!merchant) throw new Refusal(404, 'merchant.unknown');
        const location = locate(merchant, ip);
        const { games } = offerOf(merchant);
        const lotteries = await gamesOf({ db, merchants }, merchant);
        return {
          status: statusFor(merchant, location.country),
          location,
          serverTime: clock.now().getTime(),
          publicKey: publishedKey(opener),
          hasResources: merchant.profile.resources.length > 0,
          // Of lottery, each prize mode is a list of its own; Vietnam is one, and so is each of its modes.
          gameCategories: [
            ...new Set([
              ...games.map(({ category }) => category),
              ...lotteries.flatMap(({ prizeMode, region }) =>
                region === null ? [prizeMode] : ['VN', `VN-${prizeMode}`],
              ),
            ]),
          ],
          gameVendors: [...new Set(games.map(({ vendor }) => vendor.vassalage))],
          ...cdnsOf(merchant, config.publicPort),
          domains: domainsOf(merchant, config.publicPort),
          switches: merchant.switchTree,
          licenceKey: merchant.profile.licenceKey,
          licence: byTag(merchant.profile.licence),
          settingsVersion: merchant.profile.settingsVersion ?? 0,
        };
      });

      internal.get('/first-games', async (request) => {
        const { merchant: code = '' } = request.query as BootQuery;
        const merchant = merchants.byCode(code);
        if (!merchant) throw new Refusal(404, 'merchant.unknown');
        const art = await firstPromotionArt(db, clock, code);
        return {
          ...firstGames(offerOf(merchant)),
          promotions: art.map(({ code, category }) => ({ vendor: 'promotions', code, category, ratio: '2:1' })),
        };
      });

      internal.get('/events', (request, reply) => {
        streamEvents(request, reply, ({ send }) => {
          const sendChange = ({ code }: { readonly code: string }) =>
            send({ type: 'merchant-changed', merchant: code });
          const stops = [
            merchants.onChanged(sendChange),
            // What is imported, every merchant may offer.
            catalogue.onChanged(() => merchants.all().forEach(sendChange)),
            // Pages start with the operator's time, so they reload when it is moved.
            time.onMoved(() => send({ type: 'clock-changed' })),
            events.onEvent((event) => isPageEvent(event) && send(event)),
          ];
          return () => {
            for (const stop of stops) stop();
          };
        });
      });
    },
    { prefix: '/internal' },
  );
}

export const edgeApiModule: OperatorModule<EdgeApiNeeds> = {
  name: 'edge-api',
  register(context) {
    answerEdge(context);
    context.app.get('/healthz', async () => {
      await context.db.query('select 1');
      return { healthy: true };
    });
  },
};
