import { useTranslation } from 'react-i18next';

/** The language of the page, e.g. `ko`, for numbers and dates. */
export function useLanguage(): string {
  return useTranslation('ui').i18n.language ?? 'ko';
}
