import { useEffect, useRef } from 'react';
import { countClaimable, creditedBetween, turnoverLeft } from '../../model/member-status.ts';
import type { Promotion } from '../../model/promotion.ts';
import { port } from '../../port.ts';

const announced = new Set<string>();

/** Tells once of each credited bonus, whether a press or a deposit brought it. */
export function announceCredit(promotionId: string, claimId: string): void {
  if (announced.has(claimId)) return;
  announced.add(claimId);
  port.emit('promotions:bonus-credited', { promotionId });
}

/** Emits what the promotions of a member come to: the badge of the menu, and what a running bonus asks for. */
export function announceCounts(promotions: readonly Promotion[]): void {
  port.emit('promotions:claimable-counted', { count: countClaimable(promotions) });
  port.emit('promotions:turnover-counted', { leftMinor: turnoverLeft(promotions) });
}

/** Emits what the newest answer brought: how many bonuses can be claimed, and a bonus that was credited automatically. */
export function useNews(promotions: readonly Promotion[] | undefined): void {
  const before = useRef<readonly Promotion[]>([]);
  useEffect(() => {
    if (!promotions) return;
    for (const { promotionId, claimId } of creditedBetween(before.current, promotions)) {
      announceCredit(promotionId, claimId);
    }
    before.current = promotions;
    if (promotions.some(({ own }) => own)) announceCounts(promotions);
  }, [promotions]);
}
