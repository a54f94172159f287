import { useTranslation } from '@tessera/shared/i18n';
import { useCallback } from 'react';

/** The name of a product in the language of the page; another operator's category is named by its code. */
export function useCategoryName(): (category: string) => string {
  const { t, i18n } = useTranslation('agent');
  return useCallback(
    (category) => {
      const name = t([`betting.category.${category}`, 'betting.category.other']);
      return category && name === t('betting.category.other') ? category : name;
    },
    [t, i18n.language],
  );
}
