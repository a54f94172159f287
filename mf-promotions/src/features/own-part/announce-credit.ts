import { port } from '../../port.ts';

const told = new Set<string>();

/** Tells once of each credited bonus, whether a press or a deposit brought it. */
export function announceCredit(promotionId: string, claimId: string): void {
  if (told.has(claimId)) return;
  told.add(claimId);
  port.emit('promotions:bonus-credited', { promotionId });
}
