import type { InEveryLanguage } from '../../platform/localized.ts';
import type { Seed } from '../seed.ts';
import { helpEn } from './help-en.ts';
import { helpJa } from './help-ja.ts';
import { helpKo } from './help-ko.ts';
import { helpTh } from './help-th.ts';
import { helpVi } from './help-vi.ts';
import { helpZh } from './help-zh.ts';
import { pagesEn } from './pages-en.ts';
import { pagesJa } from './pages-ja.ts';
import { pagesKo } from './pages-ko.ts';
import { pagesTh } from './pages-th.ts';
import { pagesVi } from './pages-vi.ts';
import { pagesZh } from './pages-zh.ts';
import type { SitePage } from './site-page.ts';

/** Help first, then the pages around the games: the order in which they are answered. */
export const siteTexts: InEveryLanguage<readonly SitePage[]> = {
  KO: [...helpKo, ...pagesKo],
  EN: [...helpEn, ...pagesEn],
  VI: [...helpVi, ...pagesVi],
  CN: [...helpZh, ...pagesZh],
  JA: [...helpJa, ...pagesJa],
  TH: [...helpTh, ...pagesTh],
};

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
