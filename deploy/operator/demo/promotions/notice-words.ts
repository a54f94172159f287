import type { InEveryLanguage } from '../../platform/localized.ts';
import type { NoticeWords } from './notice-plan.ts';
import { noticesEn } from './notices-en.ts';
import { noticesJa } from './notices-ja.ts';
import { noticesKo } from './notices-ko.ts';
import { noticesTh } from './notices-th.ts';
import { noticesVi } from './notices-vi.ts';
import { noticesZh } from './notices-zh.ts';

export const noticeWords: InEveryLanguage<NoticeWords> = {
  KO: noticesKo,
  EN: noticesEn,
  VI: noticesVi,
  CN: noticesZh,
  JA: noticesJa,
  TH: noticesTh,
};
