import { useTranslation } from 'react-i18next';

/** The language the page is read in, e.g. `ko`; numbers and dates follow it. */
export function useLanguage(): string {
  return useTranslation('ui').i18n.language ?? 'ko';
}
