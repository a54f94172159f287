export { i18n } from './i18n.ts';
export { languageTag, operatorLanguage } from './languages.ts';
export type { MessageSource, Messages, TextOptions, Texts, Translate, Translator } from './translator.ts';
export { Namespaces, useLanguage, useTranslation } from './use-translation.ts';
