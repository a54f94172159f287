import type { SiteText } from './use-site-texts.ts';

/** Every word that is looked for stands in the title or the text, in whatever case; tags don't count. */
export function matchesText({ title, content }: Pick<SiteText, 'title' | 'content'>, sought: string): boolean {
  const words = sought.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const text = `${title} ${content.replace(/<[^>]*>/g, ' ')}`.toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}
