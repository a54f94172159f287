import { callOrThrow } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { getNotices } from '@tessera/shared/wire/promotions';
import { promotionKeys } from './query-keys.ts';

/** Notices, banners and the rest in one call (spec §7: types B,PL,PU,PR, platform W, execution B). */
export const noticesQuery = (language: string) =>
  queryOptions({
    queryKey: promotionKeys.notices(language),
    queryFn: ({ signal }) =>
      callOrThrow(getNotices, { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' }, { signal }),
    staleTime: 5 * 60_000,
    meta: { isPublic: true },
  });

export function useNotices() {
  const { i18n } = useTranslation('promotions');
  return useQuery(noticesQuery(i18n.language));
}
