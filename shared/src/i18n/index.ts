export { useTranslation } from 'react-i18next';
export { i18n, type MessageSource, type Messages, startI18n } from './i18n.ts';
export { languageTag, operatorLanguage } from './languages.ts';
