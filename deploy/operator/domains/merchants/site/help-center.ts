import { getHelpCenter } from '@tessera/shared/wire/system';
import { fallbackLanguage } from '../../../platform/localized.ts';
import type { MerchantsNeeds } from '../needs.ts';

interface Article {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly content: string;
  readonly day: string | null;
}

/** Texts in the visitor's language; all in English where the merchant's language has none. */
export function answerHelpCenter({ routes, db }: MerchantsNeeds): void {
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
