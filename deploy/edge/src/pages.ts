import { randomBytes } from 'node:crypto';
import type { FirstAnswers } from '@tessera/shared/api';
import type { Boot } from '@tessera/shared/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './compression.ts';
import type { EdgeConfig } from './config.ts';
import { cookieOf } from './cookies.ts';
import { answersFor } from './first-answer-calls.ts';
import { deviceOf } from './first-answers.ts';
import { firstPictures } from './first-pictures.ts';
import { firstScreen } from './first-screen.ts';
import { headTags } from './head-tags.ts';
import { GAMES_HOST, hostOf, ipOf } from './hosts.ts';
import { hostsInScheme } from './local-hosts.ts';
import type { OperatorLink } from './operator-link.ts';
import type { Overrides } from './overrides.ts';
import { shownAt } from './page-at.ts';
import { pageBoot } from './page-boot.ts';
import { answersJson, pageHtml } from './page-html.ts';
import { isUsual, type PageQuery } from './page-query.ts';
import { preloadsFor } from './preloads.ts';
import type { ReleaseReports } from './release-reports.ts';
import type { ReleaseStore, Releases } from './releases/release-store.ts';
import type { Rendering, SentAnswers } from './rendering/page-cache.ts';
import { failureLog, type PageRenderer } from './rendering/page-renderer.ts';
import { type FirstContent, renderRequest } from './rendering/render-request.ts';
import { sanitisedTexts } from './rendering/sanitised-texts.ts';
import { keeping, pageHeaders } from './security-headers.ts';
import { languageOf, originOf, wantsToBeFound } from './site-address.ts';
import { failureTextsFor, logUnavailable, refuseWithoutOperator, unavailablePage } from './unavailable-page.ts';
import { pageVisitor } from './visitors.ts';
import { waitBriefly } from './wait-briefly.ts';

/** When a crawler may come back to a site under maintenance; open pages return by themselves. */
const maintenanceRetrySeconds = '600';

/** How long a page waits for its first screen. One that is ready later is there for the next visitor. */
const renderWaitMs = 500;
/** Longer than any address that the site makes; without the marks of campaigns, and what else the page does not read. */
const longestAddress = 256;

const notRendered: Rendering = { failed: [] };

/** What the first screen of a page is rendered from. */
interface ToRender extends Pick<FirstContent, 'pictures' | 'device' | 'hasAccount'> {
  readonly boot: Boot;
  readonly path: string;
  readonly query: PageQuery;
  readonly current: Releases;
  readonly answers: SentAnswers;
  readonly edition: string;
}

/** Where pages have their content from. */
interface PageSources {
  readonly operator: OperatorLink;
  readonly releases: ReleaseStore;
  readonly overrides: Overrides;
  readonly renderer: PageRenderer;
  readonly reports: ReleaseReports;
}

/**
 * Answers every path of a merchant with its page, and `/boot.json` with the boot document alone, for plain static
 * hosting.
 */
export function servePages(
  app: FastifyInstance,
  { operator, releases, overrides, renderer, reports }: PageSources,
  { port, isDev, rendering, serviceWorker }: Pick<EdgeConfig, 'port' | 'isDev' | 'rendering' | 'serviceWorker'>,
): void {
  const hasServiceWorker = serviceWorker === 'on';
  const gamesOrigin = `http://${GAMES_HOST}:${port}`;

  const logFailure = failureLog(app.log);
  /** Undefined where it is not ready in time, or the edge itself has failed: the page comes without its first screen. */
  const firstRendering = (page: ToRender): Promise<Rendering | undefined> => {
    const rendering = renderingOf({ releases, renderer }, page).catch((cause: unknown) => {
      logFailure('edge', cause);
      return undefined;
    });
    return waitBriefly(rendering, renderWaitMs);
  };

  app.get('/boot.json', { errorHandler: refuseWithoutOperator }, async (request, reply) => {
    const merchant = await operator.merchantOf(hostOf(request));
    if (!merchant) return notServed(reply);
    const operatorBoot = hostsInScheme(await operator.boot(merchant.code, ipOf(request)), request, gamesOrigin);
    const visitor = await pageVisitor(request, reply, merchant.code, operatorBoot, overrides);
    const boot = pageBoot(merchant, operatorBoot, releases.for(visitor), undefined, hasServiceWorker);
    reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
    return sendCompressed(reply, JSON.stringify(boot));
  });

  const errorHandler = (cause: Error, request: FastifyRequest, reply: FastifyReply) => {
    logUnavailable(request, cause);
    return unavailablePage(request, reply, releases);
  };
  app.get('/*', { errorHandler }, async (request, reply) => {
    const site = await operator.siteOf(hostOf(request));
    if (!site) return notServed(reply);
    const { merchant } = site;
    const [sentBoot, firstGames] = await Promise.all([
      operator.boot(merchant.code, ipOf(request)),
      operator.firstGames(merchant.code),
    ]);
    const operatorBoot = hostsInScheme(sentBoot, request, gamesOrigin);
    const visitor = await pageVisitor(request, reply, merchant.code, operatorBoot, overrides);
    const current = releases.for(visitor);
    const own = current.decisions.flatMap(({ override }) => override ?? []);
    const language = languageOf(request.url, merchant, cookieOf(request, 'language'));
    const boot = pageBoot(merchant, operatorBoot, current, language, hasServiceWorker);
    const path = request.url.split('?')[0] ?? '/';
    const parts = { brand: merchant.brand, operator: operatorBoot, releases: current };
    const shown = shownAt(path, operatorBoot.status, parts);
    const plain = plainPath(path);
    if (shown.status === 200 && plain !== path)
      return reply.header('Cache-Control', 'no-cache').redirect(plain + request.url.slice(path.length), 308);
    const isListed = shown.status === 200 && shown.canonical !== null && wantsToBeFound(site);
    const screen = firstScreen(boot, path, current, request.url.slice(path.length));
    const first = shown.status === 200 ? screen.first : [];
    // Read before the answers are asked for: after a change meanwhile, these answers are of an earlier edition.
    const edition = operator.editionOf(merchant.code, first);
    const answers = await answersFor(operator, request, boot, first);
    const nonce = randomBytes(16).toString('base64');
    const pictures = firstPictures(first, firstGames);
    const device = deviceOf(request.headers);
    const mayRender =
      rendering !== 'off' &&
      request.method === 'GET' &&
      shown.status === 200 &&
      path.length + screen.query.search.length <= longestAddress;
    const hasAccount = cookieOf(request, 'signedIn') !== undefined;
    const toRender = {
      ...{ boot, path, current, answers, edition, pictures, device, hasAccount },
      query: screen.query,
    };
    const { page: rendered, failed } = (mayRender && (await firstRendering(toRender))) || notRendered;
    reports.countRendered(failed, current.decisions, visitor.subject, ipOf(request));
    const html = pageHtml({
      ...{ boot, nonce, releases: current, preloads: preloadsFor(boot, path, withoutOwn(current)) },
      theme: releases.theme(current.shell, merchant.brand),
      styleText: (href, integrity) => releases.styleText(href, integrity),
      failure: failureTextsFor(request, releases),
      ...{ pictures, answers, rendered: rendered && { ...rendered, device }, hasAccount },
      head: headTags({
        ...{ site, parts, language, shown, isListed },
        origin: originOf(site.mainHost, port, request.protocol),
      }),
    });
    // Games open on a host of the merchant's list, or on the provider's own without a list.
    const games = boot.launchGameCDNs.length > 0 ? boot.launchGameCDNs : [gamesOrigin];
    reply
      .code(shown.status)
      .headers(
        pageHeaders(nonce, {
          images: boot.imageCDNs,
          games,
          domains: operatorBoot.domains,
          overrides: own.map(({ origin }) => origin),
          isDev,
          hasServiceWorker: boot.hasServiceWorker === true,
        }),
      )
      .headers(keeping(shown.status === 200, visitor.overrides.length > 0));
    if (isListed) reply.header('X-Robots-Tag', 'all');
    if (shown.status === 503) reply.header('Retry-After', maintenanceRetrySeconds);
    return sendCompressed(reply, html);
  });
}

/** The path by which the site itself links to a page: without doubled slashes, nor one at its end. */
const plainPath = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`;

/** The first screen of a page; undefined where the page is left to the browser. */
async function renderingOf(
  { releases, renderer }: Pick<PageSources, 'releases' | 'renderer'>,
  { boot, path, query, current, answers, edition, pictures, device, hasAccount }: ToRender,
): Promise<Rendering | undefined> {
  const content = { ...(await sanitisedAnswers(answers)), pictures, device, hasAccount };
  const request = renderRequest(releases.source.folder, boot, path + query.search, current, content);
  return request && renderer.render({ request, answers, edition, isMadeUp: !isUsual(query) });
}

async function sanitisedAnswers(sent: SentAnswers): Promise<Pick<FirstContent, 'answers' | 'sanitised'>> {
  const answers = JSON.parse(answersJson(sent)) as FirstAnswers;
  return { answers, sanitised: await sanitisedTexts(answers.bodies) };
}

/** The files of a remote that a developer serves are no files of this edge. */
const withoutOwn = (releases: Releases): Releases => ({
  ...releases,
  remotes: releases.remotes.filter(({ id }) => !releases.decisions.some((one) => one.id === id && one.override)),
});

export const notServed = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain; charset=utf-8').send('No merchant is served at this host.');
