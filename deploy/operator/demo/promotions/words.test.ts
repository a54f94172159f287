import { categoryNames } from '../../domains/promotions/index.ts';
import { inEveryLanguage } from '../../platform/localized.ts';
import { holdsInEveryLanguage } from '../../testing/every-language.ts';
import { bannerWords } from './banner-words.ts';
import { noticeWords } from './notice-words.ts';
import { promotionWriters } from './promotion-words.ts';
import type { WrittenPlan } from './promotion-writers.ts';

type Texts = Record<string, string>;
const flat = (texts: Record<string, object>): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([id, fields]) =>
      Object.entries(fields).map(([field, text]) => [`${id} ${field}`, String(text)]),
    ),
  );
const figures: WrittenPlan = {
  percent: 43_210,
  cap: '«cap»',
  minimum: '«minimum»',
  maximumBet: '«maximumBet»',
  rolling: 5100,
  example: { deposit: '«deposit»', bonus: '«bonus»', bet: '«bet»' },
  days: 7001,
  daysToClaim: 8002,
  trialCredit: '«trialCredit»',
  minimumDay: '«minimumDay»',
  maximumDay: '«maximumDay»',
  dayCount: 9003,
};

holdsInEveryLanguage(
  'a promotion',
  inEveryLanguage((language) =>
    flat(Object.fromEntries(Object.entries(promotionWriters[language]).map(([id, write]) => [id, write(figures)]))),
  ),
);
test('the day of a daily sign-in and its amount are not run together, in any language', () => {
  for (const writers of Object.values(promotionWriters))
    expect(writers['daily-sign-in'](figures).summary).not.toMatch(/\d «maximumDay»/);
});
holdsInEveryLanguage(
  'a notice',
  inEveryLanguage((language) => flat(noticeWords[language])),
);
holdsInEveryLanguage(
  'the banner',
  inEveryLanguage((language) => ({ ...bannerWords[language](43_210, '«cap»') })),
);
holdsInEveryLanguage(
  'a kind of promotion',
  inEveryLanguage((language) =>
    Object.fromEntries(Object.entries(categoryNames).map(([code, of]) => [code, of[language]])),
  ),
);
