import type { Boot } from '@tessera/shared/registry';
import { escapeHtml } from './escape-html.ts';
import type { Site } from './operator-link.ts';
import { type KnownPage, listedPages, type SiteParts } from './page-at.ts';
import type { Releases } from './releases/release-store.ts';
import { addressIn } from './site-address.ts';

/** What the head of a page is made of. */
export interface HeadParts {
  readonly site: Site;
  readonly parts: SiteParts;
  readonly origin: string;
  readonly language: string;
  /** The page, or the key of the notice that is shown in its place. */
  readonly shown: KnownPage;
  /** Whether search engines may list this page. */
  readonly isListed: boolean;
}

/** A message of a release's record, as the shell's `labelOf` finds it. */
function labelOf(key: string, language: string, { shell, remotes }: Releases, { defaultLanguage }: Boot['merchant']) {
  const { labels } = remotes.find(({ id }) => key.startsWith(`${id}:`)) ?? shell;
  return labels[language]?.[key] ?? labels[defaultLanguage]?.[key] ?? key;
}

/**
 * The tags by which a page is found and shown elsewhere. Every page has a title, a description and a picture; addresses
 * and structured data only those that search engines may list.
 */
export function headTags({ site, parts, origin, language, shown, isListed }: HeadParts): readonly string[] {
  const { merchant, search } = site;
  const label = (key: string) => labelOf(key, language, parts.releases, merchant);
  const name = shown.title ? label(shown.title) : undefined;
  // The same as the shell's `useTitle`.
  const title = name ? `${name} · ${merchant.name}` : merchant.name;
  const standard = () => `${merchant.name}: ${standardDescription(parts, label, language)}`;
  const own = search.description[language] ?? standard();
  const description = name ? `${name} · ${own}` : own;
  const path = shown.canonical ?? '/';
  const address = `${origin}${addressIn(path, language, merchant)}`;
  const picture = `${origin}/share.jpg`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(isListed ? addresses(origin, path, address, merchant) : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', merchant.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:locale', localeOf(language)),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(isListed ? [structuredData({ merchant, origin, language, address, name, picture })] : []),
  ];
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

const mostTitles = 8;

/** What a merchant's site has, in the words of its menus, and that it is play money. */
function standardDescription(parts: SiteParts, label: (key: string) => string, language: string): string {
  const keys = listedPages(parts).flatMap(({ title }) => (title?.includes(':') ? [title] : []));
  // A title that several pages have names none of them.
  const titles = keys.filter((key) => keys.indexOf(key) === keys.lastIndexOf(key)).map(label);
  const list = titles.slice(0, mostTitles).join(/^(?:zh|ja)$/.test(language) ? '、' : ', ');
  return [list, label('demo.sentence')].filter(Boolean).join(' · ');
}

function addresses(origin: string, path: string, address: string, merchant: Boot['merchant']): readonly string[] {
  const alternate = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`;
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...merchant.languages.map((each) => alternate(each, `${origin}${addressIn(path, each, merchant)}`)),
    alternate('x-default', `${origin}${path}`),
  ];
}

/** `ko` → `ko_KR`. */
function localeOf(language: string): string {
  const { language: tag, region } = new Intl.Locale(language).maximize();
  return `${tag}_${region}`;
}

interface Described {
  readonly merchant: Boot['merchant'];
  readonly origin: string;
  readonly language: string;
  readonly address: string;
  /** Missing for the home page. */
  readonly name: string | undefined;
  readonly picture: string;
}

/** schema.org: home is a site and who runs it, every other page has its place below home. */
function structuredData({ merchant, origin, language, address, name, picture }: Described): string {
  const home = `${origin}${addressIn('/index', language, merchant)}`;
  const step = (position: number, title: string, item: string) => ({
    '@type': 'ListItem',
    ...{ position, name: title, item },
  });
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, merchant.name, home), step(2, name ?? merchant.name, address)],
  };
  const organisation = { '@type': 'Organization', '@id': `${origin}/#organization`, name: merchant.name, url: home };
  const website = {
    '@type': 'WebSite',
    ...{ '@id': `${origin}/#website`, name: merchant.name, url: home, inLanguage: language, image: picture },
    publisher: { '@id': organisation['@id'] },
  };
  const data = { '@context': 'https://schema.org', '@graph': name ? [trail] : [website, organisation] };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
