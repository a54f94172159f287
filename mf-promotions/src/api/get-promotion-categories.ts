import { callOrThrow } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { getPromotionCategories } from '@tessera/shared/wire/promotions';
import { promotionKeys } from './query-keys.ts';

export const promotionCategoriesQuery = (language: string) =>
  queryOptions({
    queryKey: promotionKeys.categories(language),
    queryFn: async ({ signal }) => (await callOrThrow(getPromotionCategories, {}, { signal })).list,
    meta: { isPublic: true },
  });

/** Categories that have promotions; without an answer there are simply no chips. */
export function usePromotionCategories() {
  const { i18n } = useTranslation('promotions');
  return useQuery(promotionCategoriesQuery(i18n.language));
}
