import type { PromotionState } from '@tessera/shared/wire/promotions';
import type { Promotion } from './promotion.ts';

/** What the foot of a card says: a button that leads to the conditions, or a badge with the status. */
export type CardFoot =
  | { readonly kind: 'invite'; readonly label: CardInvitation }
  | { readonly kind: 'read'; readonly label: 'card.read' }
  | { readonly kind: 'badge'; readonly label: `state.${string}`; readonly tone: 'ok' | 'info' | 'neutral' };
type CardInvitation = 'card.join' | 'card.claim' | 'card.rejoin' | 'card.apply' | 'card.applyAgain';

const badge = (label: `state.${string}`, tone: 'ok' | 'info' | 'neutral'): CardFoot => ({ kind: 'badge', label, tone });

/** The state as a visitor sees it, from the dates alone. */
export function stateOf(promotion: Promotion, now: number): PromotionState {
  if (promotion.own) return promotion.own.state;
  if (promotion.kind === 'information') return 'information';
  if (now < promotion.startsAtMs) return 'coming-soon';
  if (promotion.endsAtMs !== null && now >= promotion.endsAtMs) return 'closed';
  return 'join';
}

/** A cashback needs no opt-in, so it asks only members who have left it; trial accounts take no part. */
const asksNothing = ({ kind, own }: Promotion, isTrial: boolean): boolean => kind === 'cashback' && (!own || isTrial);

const joinLabels: Readonly<Record<Promotion['kind'], CardInvitation>> = {
  'deposit-bonus': 'card.join',
  'sign-in': 'card.join',
  information: 'card.join',
  cashback: 'card.rejoin',
  application: 'card.apply',
};

/** The reviewer said no; another application can be sent. */
export const isRejectedApplication = ({ own }: Promotion): boolean =>
  own?.state === 'rejected' && own.reasonCode === 'promotion.application.rejected';

export function cardFoot(promotion: Promotion, now: number, isTrial: boolean): CardFoot {
  const state = stateOf(promotion, now);
  if (state === 'join' && asksNothing(promotion, isTrial)) return { kind: 'read', label: 'card.read' };
  switch (state) {
    case 'join':
      return { kind: 'invite', label: joinLabels[promotion.kind] };
    case 'claim':
    case 'issued':
      if (promotion.own?.reasonCode) return badge('state.issued', 'info');
      return { kind: 'invite', label: 'card.claim' };
    case 'joined':
      return promotion.kind === 'cashback' ? badge('state.takingPart', 'ok') : badge('state.joined', 'info');
    case 'signed':
      return badge('state.signed', 'ok');
    case 'applying':
      return badge(promotion.kind === 'application' ? 'state.reviewed' : 'state.applying', 'info');
    case 'process':
      return badge('state.process', 'info');
    case 'claimed':
      return badge('state.claimed', 'ok');
    case 'ended':
      return badge('state.ended', 'neutral');
    case 'rejected':
      if (isRejectedApplication(promotion)) return { kind: 'invite', label: 'card.applyAgain' };
      return badge('state.rejected', 'neutral');
    case 'closed':
      return badge('state.closed', 'neutral');
    case 'coming-soon':
    case 'information':
      return { kind: 'read', label: 'card.read' };
  }
}

/** How many promotions the member can join or claim; a cashback that was left on purpose does not count. */
export function countClaimable(promotions: readonly Promotion[]): number {
  return promotions.filter(({ kind, own }) => {
    if (!own) return false;
    const isReady = own.state === 'claim' || (own.state === 'issued' && !own.reasonCode);
    return isReady || (own.state === 'join' && kind === 'deposit-bonus');
  }).length;
}

/** What is left of the running bonus's turnover, in minor units; null while no bonus runs. */
export function turnoverLeft(promotions: readonly Promotion[]): number | null {
  const running = promotions.find(({ own }) => own?.state === 'process')?.own?.wagering;
  return running ? Math.max(0, running.requiredTurnover - running.doneTurnover) : null;
}

/** Whether something may change without the member doing anything on the page. */
export function isMoving({ kind, own }: Promotion): boolean {
  if (own?.state === 'process' || own?.state === 'applying') return true;
  return own?.state === 'joined' && kind === 'deposit-bonus';
}

export interface Credit {
  readonly promotionId: string;
  readonly claimId: string;
}

/** Bonuses that have been credited between two answers. */
export function creditedBetween(before: readonly Promotion[], after: readonly Promotion[]): readonly Credit[] {
  const known = new Map(before.map(({ id, own }) => [id, own?.wagering?.claimId]));
  return after.flatMap(({ id, own }) => {
    const claimId = own?.wagering?.claimId;
    return claimId && known.has(id) && known.get(id) !== claimId ? [{ promotionId: id, claimId }] : [];
  });
}
