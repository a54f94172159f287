import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { useFormat } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { useClaimRankGift, useRankGifts } from '../../api/vip.ts';
import { type ClaimSource, retryOf } from './claimable.ts';

/** Birthday gifts of the member's level. */
export function useGiftClaims(): ClaimSource {
  const { t } = useTranslation('promotions');
  const { full, date } = useFormat('promotions');
  const { role } = useSession();
  const enabled = role === 'member' || role === 'agent';
  const gifts = useRankGifts({}, { enabled });
  const { mutateAsync } = useClaimRankGift();
  const open = enabled ? (gifts.data ?? []).filter(({ status }) => status === 'open') : [];
  return {
    name: t('vip.birthday'),
    retry: enabled ? retryOf(gifts) : undefined,
    list: open.map(({ id, day, amount, claimUntilMs }) => ({
      key: `gift:${id}`,
      name: t('vip.gift.title', { day }),
      path: '/vip',
      notes: [t('own.noteCash'), t('vip.gift.until', { time: date('dayAndClock', claimUntilMs) })],
      amount,
      isCash: true,
      claim: async () => {
        const credited = await mutateAsync({ id });
        const title = t('vip.gift.credited', { amount: full(credited.amount) });
        toast.show({ id: `gift-${id}`, tone: 'ok', title });
      },
    })),
  };
}
