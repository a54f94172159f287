import { getHelpCenter } from '@tessera/shared/wire/system';
import type { OperatorContext, Seed } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { helpArticles } from './help-articles.ts';
import { pagesEn } from './pages-en.ts';
import { pagesKo } from './pages-ko.ts';
import { pagesVi } from './pages-vi.ts';
import type { SitePage } from './site-page.ts';

const fallbackLanguage = 'EN';

async function keep(db: Database, language: string, position: number, page: SitePage): Promise<void> {
  await db.query(
    `insert into help_article (id, language, position, category, title, content, day)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [page.id, language, position, page.category, page.title, page.content, page.day ?? null],
  );
}

export const helpSeed: Seed = {
  name: 'help-articles',
  async run({ db }) {
    for (const [position, article] of helpArticles.entries()) await keep(db, article.language, position, article);
  },
};

export const sitePagesSeed: Seed = {
  name: 'site-pages',
  async run({ db }) {
    for (const [language, pages] of Object.entries({ KO: pagesKo, EN: pagesEn, VI: pagesVi }))
      for (const [position, page] of pages.entries()) await keep(db, language, 100 + position, page);
  },
};

interface Article {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly content: string;
  readonly day: string | null;
}

/** Texts in the visitor's language; all in English where the merchant's language has none. */
export function answerHelpCenter({ routes, db }: OperatorContext): void {
  routes.handle(getHelpCenter, async ({ language }) => {
    const read = (code: string) =>
      db.query<Article>(
        `select id, category, title, content, to_char(day, 'YYYY-MM-DD') as day
         from help_article where language = $1 order by position`,
        [code],
      );
    const own = await read(language);
    return own.length > 0 ? own : read(fallbackLanguage);
  });
}
