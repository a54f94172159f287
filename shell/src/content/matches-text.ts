import type { SiteText } from './use-site-texts.ts';

/** Whether every word is in the title or the text, ignoring case and tags. */
export function matchesText({ title, content }: Pick<SiteText, 'title' | 'content'>, sought: string): boolean {
  const words = sought.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const text = `${title} ${content.replace(/<[^>]*>/g, ' ')}`.toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}
