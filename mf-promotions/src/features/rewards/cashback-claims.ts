import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import { useFormat } from '@tessera/shared/text';
import { useCashback } from '../../api/cashback.ts';
import { useClaimCashbackDay } from '../cashback/use-claim-cashback-day.ts';
import { type ClaimSource, retryOf } from './claimable.ts';

/** Days whose cashback can be claimed; none where the merchant has no cashback. */
export function useCashbackClaims(): ClaimSource {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const { role } = useSession();
  const enabled = useSwitch('MANPLAYREB3') && (role === 'member' || role === 'agent');
  const cashback = useCashback(1, { enabled });
  const { claimOrThrow } = useClaimCashbackDay();
  const open = enabled ? (cashback.data?.list ?? []).filter(({ status }) => status === 'open') : [];
  return {
    name: t('cashback.title'),
    retry: enabled ? retryOf(cashback) : undefined,
    list: open.map((day) => ({
      key: `cashback:${day.id}`,
      name: `${t('cashback.title')} ${day.day}`,
      path: null,
      notes: [t('own.noteCash'), t('cashback.until', { time: date('dayAndClock', day.claimUntilMs) })],
      amount: day.amount,
      isCash: true,
      claim: () => claimOrThrow(day),
    })),
  };
}
