import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { useClaimPromotion, usePromotions } from '../../api/promotions.ts';
import { type Reward, readyRewards } from '../../model/rewards.ts';
import { detailPath } from '../card/detail-path.ts';
import { announceCredit } from '../own-part/announcements.ts';
import { type ClaimSource, retryOf } from './claimable.ts';

/** Bonuses, granted applications and the day's sign-in. */
export function usePromotionClaims(): ClaimSource {
  const { t } = useTranslation('promotions');
  const { full, date } = useFormat('promotions');
  const promotions = usePromotions();
  const { mutateAsync } = useClaimPromotion();

  function notesOf({ promotion: { daysToWager, maximumBet }, requiredTurnover, claimUntilMs }: Reward) {
    const turnover = { amount: full(requiredTurnover), days: daysToWager ?? 0 };
    return [
      requiredTurnover === 0 ? t('own.noteCash') : t('rewards.turnover', turnover),
      ...(requiredTurnover > 0 && maximumBet !== null
        ? [t('condition.maximumBetText', { amount: full(maximumBet) })]
        : []),
      ...(claimUntilMs === null ? [] : [`${t('own.claimUntil')}: ${date('dayAndClock', claimUntilMs)}`]),
    ];
  }
  return {
    name: t('menu.promotions'),
    retry: retryOf(promotions),
    list: readyRewards(promotions.data ?? []).map((reward) => ({
      key: `promotion:${reward.promotion.id}`,
      name: reward.promotion.title,
      path: detailPath(reward.promotion.id),
      notes: notesOf(reward),
      amount: reward.amount,
      isCash: reward.requiredTurnover === 0,
      claim: async () => {
        const promotionId = reward.promotion.id;
        const { isCredited, own } = await mutateAsync({ promotionId });
        if (!isCredited) return;
        if (own.wagering) announceCredit(promotionId, own.wagering.claimId);
        const title = t('rewards.credited', { name: reward.promotion.title, amount: full(reward.amount) });
        toast.show({ id: `promotion-${promotionId}`, tone: 'ok', title });
      },
    })),
  };
}
