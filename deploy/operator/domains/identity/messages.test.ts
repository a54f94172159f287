import { inEveryLanguage } from '../../platform/localized.ts';
import { holdsInEveryLanguage } from '../../testing/every-language.ts';
import { codeTexts } from './codes/code-text.ts';
import { resetMails } from './recovery/reset-mail.ts';

holdsInEveryLanguage(
  'a message with a code',
  inEveryLanguage((language) => ({ text: codeTexts[language]('«merchant»', '704213', 1005) })),
);

const facts = { merchant: '«merchant»', account: '«account»', link: '«link»', minutes: 1005 };
holdsInEveryLanguage(
  'the mail with a new password',
  inEveryLanguage((language) => ({ ...resetMails[language](facts) })),
);

test.each(Object.entries(codeTexts))('an SMS with a code fits one message in %s', (language, write) => {
  // Beyond plain Latin, a message holds 70 characters instead of 160.
  expect(write('Aurora', '704213', 5).length).toBeLessThanOrEqual(language === 'EN' ? 160 : 70);
});
