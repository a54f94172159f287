import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { getSettings } from '@tessera/shared/wire/system';

/** A site in Korean and English; feedback has 10 to 500 characters. */
export const siteSettings: AnswerOf<typeof getSettings> = {
  merchantCode: 'aurora',
  name: 'Aurora',
  theme: 'aurora',
  currency: 'P',
  languages: ['KO', 'EN'],
  defaultLanguage: 'KO',
  timeZone: 'Asia/Seoul',
  licenceKey: 'shell:footer.sandboxLicence',
  isSandbox: true,
  feedback: { minLength: 10, maxLength: 500 },
  lotteryType: 'Lott',
};
