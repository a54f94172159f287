import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './compression.ts';
import { escapeHtml } from './escape-html.ts';
import { refuse } from './failures.ts';
import { hostOf, ipOf } from './hosts.ts';
import type { OperatorLink, Site } from './operator-link.ts';
import { listedPages } from './page-at.ts';
import { notServed } from './pages.ts';
import type { ReleaseStore } from './releases/release-store.ts';
import { addressIn, originOf, wantsToBeFound } from './site-address.ts';
import { refuseWithoutOperator } from './unavailable-page.ts';

const pictures = fileURLToPath(new URL('../share-pictures', import.meta.url));

/** What search engines and messengers fetch of a merchant's host: rules for robots, a site map, a picture. */
export function serveSiteFiles(
  app: FastifyInstance,
  operator: OperatorLink,
  releases: ReleaseStore,
  port: number,
): void {
  const serve = (path: string, answer: (site: Site, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.get(path, { errorHandler: refuseWithoutOperator }, async (request, reply) => {
      const site = await operator.siteOf(hostOf(request));
      return site ? answer(site, request, reply.header('Cache-Control', 'no-cache')) : notServed(reply);
    });

  serve('/robots.txt', (site, request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(site, originOf(site.mainHost, port, request.protocol))),
  );

  serve('/sitemap.xml', async (site, request, reply) => {
    if (!wantsToBeFound(site)) return refuse(reply, 404, 'request.not.found');
    const { merchant, mainHost } = site;
    const boot = await operator.boot(merchant.code, ipOf(request));
    const visit = { merchant: merchant.code, switches: boot.switches, subject: '' };
    const pages = listedPages({ brand: merchant.brand, operator: boot, releases: releases.for(visit) });
    const paths = pages.map(({ canonical }) => canonical);
    reply.type('application/xml; charset=utf-8');
    return sendCompressed(reply, siteMap(paths, originOf(mainHost, port, request.protocol), merchant));
  });

  serve('/share.jpg', ({ merchant: { brand } }, _request, reply) =>
    reply.sendFile(`${brand}.jpg`, pictures, { cacheControl: false }),
  );
}

/** A page that is not to be listed says so itself, so robots may read all of them. */
function robots(site: Site, origin: string): string {
  const rules = ['User-agent: *', 'Disallow: /edge/'];
  return [...rules, ...(wantsToBeFound(site) ? ['', `Sitemap: ${origin}/sitemap.xml`] : []), ''].join('\n');
}

/** Each page in each language, with its other languages. */
function siteMap(paths: readonly string[], origin: string, merchant: Site['merchant']): string {
  const address = (path: string, language: string) => escapeHtml(`${origin}${addressIn(path, language, merchant)}`);
  const urls = paths.flatMap((path) => {
    const others = [...merchant.languages, 'x-default'].map((language) => {
      const href = address(path, language === 'x-default' ? merchant.defaultLanguage : language);
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
    });
    return merchant.languages.map((language) => `<url><loc>${address(path, language)}</loc>${others.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
