import { getHelpCenter } from '@tessera/shared/wire/system';
import type { OperatorContext, Seed } from '../../../context.ts';
import { siteTexts } from '../../../demo/site-texts/site-texts.ts';
import { fallbackLanguage } from '../../../platform/site-language.ts';

const rows = Object.entries(siteTexts).flatMap(([language, texts]) =>
  texts.map((text, position) => ({ ...text, language, position })),
);

/** Writes every text over what is there. Texts that change need a new name here, so that databases which exist get them. */
export const siteTextsSeed: Seed = {
  name: 'site-texts-in-six-languages',
  async run({ db }) {
    await db.query(
      `insert into help_article (id, language, position, category, title, content, day)
       select id, language, position, category, title, content, day
       from jsonb_to_recordset($1::jsonb)
         as t (id text, language text, position int, category text, title text, content text, day date)
       on conflict (id, language) do update
         set position = excluded.position, category = excluded.category, title = excluded.title,
             content = excluded.content, day = excluded.day`,
      [JSON.stringify(rows)],
    );
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
