import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { useFormat } from '@tessera/shared/text';
import { useRaffles } from '../../api/raffles.ts';
import { useClaimRafflePrize } from '../raffles/use-claim-raffle-prize.ts';
import { type ClaimSource, retryOf } from './claimable.ts';

/** Prizes of raffles that can be claimed. */
export function useRaffleClaims(): ClaimSource {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const { role } = useSession();
  const enabled = role === 'member' || role === 'agent';
  const raffles = useRaffles({}, { enabled });
  const { claimOrThrow } = useClaimRafflePrize();
  const won = enabled ? (raffles.data ?? []).filter(({ status }) => status === 'won') : [];
  return {
    name: t('raffles.tab'),
    retry: enabled ? retryOf(raffles) : undefined,
    list: won.map((raffle) => ({
      key: `raffle:${raffle.id}`,
      name: raffle.title,
      path: null,
      notes: [
        t('own.noteCash'),
        ...(raffle.claimUntilMs === null
          ? []
          : [t('raffles.claimUntil', { time: date('dayAndClock', raffle.claimUntilMs) })]),
      ],
      amount: raffle.won ?? 0,
      isCash: true,
      claim: () => claimOrThrow(raffle),
    })),
  };
}
