import { type Brand, brandName, site } from '../support/addresses.ts';
import { firstHtml } from '../support/first-html.ts';
import { textsIn } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const pages: readonly { readonly brand: Brand; readonly language: string }[] = [
  { brand: 'aurora', language: 'ko' },
  { brand: 'lotus', language: 'vi' },
  { brand: 'aurora', language: 'en' },
  { brand: 'lotus', language: 'th' },
];
type PageOf = (typeof pages)[number];

/** What tells a page of its merchant and its language from the others. */
const marksOf = ({ brand, language }: PageOf): readonly string[] => [
  brandName(brand),
  `>${textsIn(language)('auth:login.forgot')}<`,
];

test('first screens of two merchants in four languages, rendered in turn and all at once, have nothing of each other', async ({
  request,
}) => {
  /** Which of all marks the first screen at an address has; none before it is rendered. */
  async function marksIn({ brand, language }: PageOf, number: string): Promise<readonly string[]> {
    const shown = await firstHtml(request, `${site(brand)}/login?lang=${language}&number=${number}`);
    return [...new Set(pages.flatMap(marksOf))].filter((mark) => shown.includes(mark)).sort();
  }
  /** A busy edge may send a page before it is rendered, and has it for the next visitor. */
  const hasOwnAlone = (page: PageOf, number: string) =>
    expect.poll(() => marksIn(page, number)).toEqual([...marksOf(page)].sort());
  for (const round of [1, 2, 3]) {
    for (const page of pages) await hasOwnAlone(page, `${round}-in-turn`);
    await Promise.all(pages.map((page) => hasOwnAlone(page, `${round}-at-once`)));
  }
});
