import type { InEveryLanguage } from '../../platform/localized.ts';
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
