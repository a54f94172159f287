import { callOrThrow } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { queryOptions, usePollingMode, useQuery } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { getAvailablePromotions, getMerchantAvailablePromotions } from '@tessera/shared/wire/promotions';
import type { Promotion } from '../model/promotion.ts';
import { isMoving } from '../model/standing.ts';
import { promotionKeys } from './query-keys.ts';

const movingMs = 10_000;

/** What the merchant offers, as everybody sees it. */
export const visitorPromotionsQuery = (language: string) =>
  queryOptions({
    queryKey: promotionKeys.list('visitor', language),
    queryFn: async ({ signal }): Promise<readonly Promotion[]> => {
      const { list } = await callOrThrow(getMerchantAvailablePromotions, {}, { signal });
      return list.map((promotion) => ({ ...promotion, own: null }));
    },
    meta: { isPublic: true },
  });

/** The same with the member's own part; asked again by itself while a deposit or a rolling is under way. */
export const memberPromotionsQuery = (account: string, language: string) =>
  queryOptions({
    queryKey: promotionKeys.list(account, language),
    queryFn: async ({ signal }): Promise<readonly Promotion[]> =>
      (await callOrThrow(getAvailablePromotions, {}, { signal })).list,
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? movingMs : false),
  });

/** The promotions for whoever is here; waits while a session is being restored, so that nothing flickers. */
export function usePromotions() {
  const session = useSession();
  const { i18n } = useTranslation('promotions');
  const account = 'member' in session ? session.member.account : undefined;
  const visitor = useQuery({ ...visitorPromotionsQuery(i18n.language), enabled: session.role === 'visitor' });
  const own = memberPromotionsQuery(account ?? '', i18n.language);
  const networkMode = usePollingMode(own.queryKey);
  const member = useQuery({ ...own, networkMode, enabled: account !== undefined });
  return session.role === 'visitor' ? visitor : member;
}
