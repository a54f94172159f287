import { type ApiError, callOrThrow } from '@tessera/shared/api';
import { useMutation, useQueryClient } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { claimPromotion } from '@tessera/shared/wire/promotions';
import { promotionKeys } from './query-keys.ts';

/** Joins or claims. A refusal tells of a state that the page doesn't show yet, so the list is asked again either way. */
export function useClaimPromotion() {
  const queries = useQueryClient();
  return useMutation<AnswerOf<typeof claimPromotion>, ApiError, string>({
    mutationFn: (promotionId) => callOrThrow(claimPromotion, { promotionId }),
    onSettled: () => queries.invalidateQueries({ queryKey: promotionKeys.lists }),
  });
}
