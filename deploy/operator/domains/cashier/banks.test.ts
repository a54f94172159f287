import { inEveryLanguage } from '../../platform/localized.ts';
import { holdsInEveryLanguage } from '../../testing/every-language.ts';
import { banks } from './banks.ts';

holdsInEveryLanguage(
  'a bank',
  inEveryLanguage((language) =>
    Object.fromEntries(Object.entries(banks).map(([code, names]) => [code, names[language]])),
  ),
);
