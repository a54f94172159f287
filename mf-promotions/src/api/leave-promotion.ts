import { type ApiError, callOrThrow } from '@tessera/shared/api';
import { useMutation, useQueryClient } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { leavePromotion } from '@tessera/shared/wire/promotions';
import { promotionKeys } from './query-keys.ts';

/** Stops taking part, or gives a bonus up. */
export function useLeavePromotion() {
  const queries = useQueryClient();
  return useMutation<AnswerOf<typeof leavePromotion>, ApiError, string>({
    mutationFn: (promotionId) => callOrThrow(leavePromotion, { promotionId }),
    onSettled: () => queries.invalidateQueries({ queryKey: promotionKeys.lists }),
  });
}
