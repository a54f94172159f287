import { useCashbackClaims } from './cashback-claims.ts';
import type { ClaimSource } from './claimable.ts';
import { useEnvelopeClaims } from './envelope-claims.ts';
import { useGiftClaims } from './gift-claims.ts';
import { useMissionClaims } from './mission-claims.ts';
import { usePromotionClaims } from './promotion-claims.ts';
import { useRaffleClaims } from './raffle-claims.ts';

/** Every part that brings rewards, in the order of the page; another one is a line here. */
export const useClaimSources = (): readonly ClaimSource[] => [
  usePromotionClaims(),
  useCashbackClaims(),
  useGiftClaims(),
  useMissionClaims(),
  useRaffleClaims(),
  useEnvelopeClaims(),
];
