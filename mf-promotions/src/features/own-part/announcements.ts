import { useEffect, useRef } from 'react';
import type { Promotion } from '../../model/promotion.ts';
import { countClaimable, creditedBetween } from '../../model/standing.ts';
import { port } from '../../port.ts';

const told = new Set<string>();

/** Tells once of each credited bonus, whether a press or a deposit brought it. */
export function announceCredit(promotionId: string, claimId: string): void {
  if (told.has(claimId)) return;
  told.add(claimId);
  port.emit('promotions:bonus-credited', { promotionId });
}

/** Tells the house what the newest answer brought: how many wait for a claim, and a bonus that came by itself. */
export function useNews(promotions: readonly Promotion[] | undefined): void {
  const before = useRef<readonly Promotion[]>([]);
  useEffect(() => {
    if (!promotions) return;
    for (const { promotionId, claimId } of creditedBetween(before.current, promotions)) {
      announceCredit(promotionId, claimId);
    }
    before.current = promotions;
    if (promotions.some(({ own }) => own)) {
      port.emit('promotions:claimable-counted', { count: countClaimable(promotions) });
    }
  }, [promotions]);
}
