import type { Seed } from '../seed.ts';
import { siteTexts } from './site-texts.ts';

const rows = Object.entries(siteTexts).flatMap(([language, texts]) =>
  texts.map((text, position) => ({ ...text, language, position })),
);

/** Replaces every text. A change needs a new seed name, so that existing databases get it. */
export const siteTextsSeed: Seed = {
  name: 'site-texts-in-six-languages',
  module: 'merchants',
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
