import { pathToFileURL } from 'node:url';
import type { ShellPage, ShellRelease } from '@tessera/shared/registry';
import { messageAt, readLocales } from './locales.ts';

interface ContentPages {
  readonly contentPages: readonly Omit<ShellPage, 'canonical'>[];
  readonly OPEN_TO_VISITORS: readonly string[];
  readonly HELP_ALONE: string;
}

/** Messages that the edge shows itself, besides the titles of the pages. */
const edgeMessages = [
  ...['centre.member', 'centre.agent', 'notFound.title', 'maintenance.title', 'region.title', 'demo.sentence'],
];

/** What the edge needs of the shell's own pages: which there are, their titles, and who may reach them. */
export async function shellPages(
  dir: string,
): Promise<Pick<ShellRelease, 'pages' | 'labels' | 'openToVisitors' | 'openWhileClosed'>> {
  const source = pathToFileURL(`${dir}/src/content/content-pages.ts`).href;
  const { contentPages, OPEN_TO_VISITORS, HELP_ALONE } = (await import(source)) as ContentPages;
  const pages = contentPages.map(({ path, title, switch: gate, first }): ShellPage => {
    const canonical = contentPages.find((page) => page.title === title)?.path ?? path;
    return { path, title, canonical, ...(gate ? { switch: gate } : {}), ...(first ? { first } : {}) };
  });
  const keys = new Set([...pages.map(({ title }) => title), ...edgeMessages]);
  const labels = Object.fromEntries(
    Object.entries(readLocales(`${dir}/locales`)).map(([language, messages]) => [
      language,
      Object.fromEntries([...keys].map((key) => [key, messageAt(messages, `shell:${key}`, language)])),
    ]),
  );
  return { pages, labels, openToVisitors: OPEN_TO_VISITORS, openWhileClosed: HELP_ALONE };
}
