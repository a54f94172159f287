import { useSwitch } from '@tessera/shared/switches';
import { usePromotions } from '../../api/promotions.ts';
import type { Promotion } from '../../model/promotion.ts';

/** The daily sign-ins that are tasks of today, claimed or not; they are promotions, which have pages of their own. */
export function useSignIns(): readonly Promotion[] {
  const isOn = useSwitch('REWCEN3');
  const promotions = usePromotions().data;
  if (!isOn || !promotions) return [];
  return promotions.filter(
    ({ kind, own }) => kind === 'sign-in' && own?.signIn && (own.state === 'claim' || own.state === 'signed'),
  );
}
