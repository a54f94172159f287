import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Field } from '@tessera/shared/ui/field';
import { RadioCard, RadioCards } from '@tessera/shared/ui/radio-card';
import { bonusOf, type DepositBonus, withoutBonus } from '../../model/deposit-bonus.ts';

interface BonusCardsProps {
  readonly bonuses: readonly DepositBonus[];
  readonly chosen: DepositBonus | undefined;
  readonly amountMinor: number | undefined;
  /** A promotion's id, or `withoutBonus`. */
  readonly onChoose: (promotionId: string) => void;
}

/** No bonus, or one of those that this deposit may bring, each with what it asks for. Left out while there is none. */
export function BonusCards({ bonuses, chosen, amountMinor, onChoose }: BonusCardsProps) {
  const { t } = useTranslation('wallet');
  const { plain } = useFormat('wallet');
  if (bonuses.length === 0) return null;

  const lines = (bonus: DepositBonus) => {
    const { percent, cap, wageringPercent, maximumBet, daysToWager } = bonus;
    const brings = bonusOf(bonus, amountMinor);
    return [
      brings
        ? t('deposit.bonusOf', { amount: plain(brings.bonusMinor) })
        : t('deposit.bonusUpTo', { percent, amount: plain(cap) }),
      brings
        ? t('deposit.bonusRollingOf', { amount: plain(brings.requiredMinor), percent: wageringPercent })
        : t('deposit.bonusRolling', { percent: wageringPercent, times: wageringPercent / 100 }),
      ...(maximumBet === null ? [] : [t('deposit.bonusMaximumBet', { amount: plain(maximumBet) })]),
      t('deposit.bonusDays', { count: daysToWager }),
    ];
  };
  const card = (id: string, title: string, parts: readonly string[]) => (
    <RadioCard
      key={id}
      layout="row"
      name="promotionId"
      value={id}
      title={title}
      // One line, so that it wraps after a dot and not before it.
      lines={[parts.join('\u00a0· ')]}
      checked={(chosen?.promotionId ?? withoutBonus) === id}
      onChange={() => onChoose(id)}
    />
  );
  return (
    <Field isGroup label={t('deposit.bonus')} hint={chosen && t('deposit.bonusNote')}>
      {() => (
        <RadioCards label={t('deposit.bonus')}>
          {card(withoutBonus, t('deposit.withoutBonus'), [t('deposit.withoutBonusDetail')])}
          {bonuses.map((bonus) => card(bonus.promotionId, bonus.title, lines(bonus)))}
        </RadioCards>
      )}
    </Field>
  );
}
