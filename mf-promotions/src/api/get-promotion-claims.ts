import { callOrThrow } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { keepPreviousData, queryOptions, useQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getPromotionClaims } from '@tessera/shared/wire/promotions';
import { promotionKeys } from './query-keys.ts';

export const claimsPerPage = 10;
export type Claim = AnswerOf<typeof getPromotionClaims>['list'][number];

/** What the member was credited, newest first; the page before stays until the next one is there. */
export const promotionClaimsQuery = (page: number, language: string) =>
  queryOptions({
    queryKey: promotionKeys.claims(page, language),
    queryFn: ({ signal }) => callOrThrow(getPromotionClaims, { page, pageSize: claimsPerPage }, { signal }),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

export function usePromotionClaims(page: number) {
  const { i18n } = useTranslation('promotions');
  return useQuery(promotionClaimsQuery(page, i18n.language));
}
