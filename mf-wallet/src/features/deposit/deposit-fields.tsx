import type { UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { Money } from '@tessera/shared/ui/money';
import { useBalance } from '../../api/balance.ts';
import type { DepositMethod, DepositSettings } from '../../api/deposits.ts';
import { amountOf } from '../../model/balance-state.ts';
import type { DepositBonus } from '../../model/deposit-bonus.ts';
import { AmountField } from '../money-page/amount-field.tsx';
import { HolderField } from '../money-page/holder-field.tsx';
import { useWalletFormat } from '../text/use-text.ts';
import { BonusCards } from './bonus-cards.tsx';
import { MethodCards } from './method-cards.tsx';
import type { DepositFields as Fields } from './use-deposit-form.ts';

interface Props {
  readonly settings: DepositSettings;
  readonly form: UseFormReturn<Fields>;
  readonly method: DepositMethod;
  readonly bonus: DepositBonus | undefined;
  readonly problem: (name: keyof Fields) => string | undefined;
}

/** How, how much, with which bonus, and in whose name. */
export function DepositFields({ settings, form, method, bonus, problem }: Props) {
  const { t } = useTranslation('wallet');
  const { range } = useWalletFormat();
  const { state: balance } = useBalance();
  const { control, register, watch, setValue, trigger, formState } = form;
  const chooseBonus = (id: string) => {
    setValue('promotionId', id);
    if (formState.errors.amountMinor) void trigger('amountMinor');
  };
  return (
    <>
      <MethodCards methods={settings.methods} register={register} />
      <AmountField
        control={control}
        name="amountMinor"
        label={t('amount.label')}
        quickMinor={method.quickAmounts}
        aside={
          <>
            {t('amount.balance')} <Money minor={amountOf(balance)} currency={merchantCurrency()} />
          </>
        }
        error={problem('amountMinor')}
        hint={range(method.minimumAmount, method.maximumAmount)}
      />
      <BonusCards bonuses={settings.bonuses} chosen={bonus} amountMinor={watch('amountMinor')} onChoose={chooseBonus} />
      <HolderField
        {...register('depositorName')}
        isKnown={settings.payeeName !== ''}
        label={t('deposit.depositor')}
        hint={t('deposit.depositorHint')}
        knownHint={t('deposit.depositorFixed')}
        error={problem('depositorName')}
      />
    </>
  );
}
