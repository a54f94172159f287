import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { Money } from '@tessera/shared/ui/money';
import { useId } from 'react';
import type { DepositSettings } from '../../api/get-deposit-settings.ts';
import { amountOf } from '../../model/balance-state.ts';
import { chosenBonus } from '../../model/deposit-bonus.ts';
import { useAmounts } from '../amounts/use-amounts.ts';
import { useBalance } from '../balance/the-balance.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { AmountField } from '../money-page/amount-field.tsx';
import { Desk } from '../money-page/desk.tsx';
import { HolderField } from '../money-page/holder-field.tsx';
import { useProblemText } from '../money-page/use-problem-text.ts';
import { BonusCards } from './bonus-cards.tsx';
import { DepositAside } from './deposit-aside.tsx';
import styles from './deposit-desk.module.css';
import { DepositSummary } from './deposit-summary.tsx';
import { MethodCards } from './method-cards.tsx';
import { useDepositForm } from './use-deposit-form.ts';
import { useSendDeposit } from './use-send-deposit.ts';

interface Props {
  readonly settings: DepositSettings;
  /** A deposit was announced, or one of the list is wanted. */
  readonly onOpen: (id: string) => void;
}

/** Method, amount, name; what it comes to; and one button that repeats the amount. */
export function DepositDesk({ settings, onOpen }: Props) {
  const { t } = useTranslation('wallet');
  const { plain, range } = useAmounts();
  const errorText = useErrorText();
  const currency = merchantCurrency();
  const balance = useBalance();
  const formId = useId();
  const { control, register, handleSubmit, watch, setValue, trigger, formState } = useDepositForm(settings);
  const { methodId, amountMinor, promotionId } = watch();
  const bonus = chosenBonus(settings.bonuses, promotionId);
  const method = settings.methods.find((known) => known.methodId === methodId) ?? settings.methods[0];
  const { send, isSending, error } = useSendDeposit({ method, bonus }, onOpen);
  const problem = useProblemText(formState.errors, {
    minimum: plain(method?.minimumAmount ?? 0),
    maximum: plain(method?.maximumAmount ?? 0),
    bonusMinimum: plain(bonus?.minimumDeposit ?? 0),
  });
  if (!method) return null;

  return (
    <Desk
      main={
        <form id={formId} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
          <MethodCards methods={settings.methods} register={register} />
          <AmountField
            control={control}
            name="amountMinor"
            label={t('amount.label')}
            quickMinor={method.quickAmounts}
            aside={
              <>
                {t('amount.balance')} <Money minor={amountOf(balance)} currency={currency} />
              </>
            }
            error={problem('amountMinor')}
            hint={range(method.minimumAmount, method.maximumAmount)}
          />
          <BonusCards
            bonuses={settings.bonuses}
            chosen={bonus}
            amountMinor={amountMinor}
            onChoose={(id) => {
              setValue('promotionId', id);
              if (formState.errors.amountMinor) void trigger('amountMinor');
            }}
          />
          <HolderField
            {...register('depositorName')}
            isKnown={settings.payeeName !== ''}
            label={t('deposit.depositor')}
            hint={t('deposit.depositorHint')}
            knownHint={t('deposit.depositorFixed')}
            error={problem('depositorName')}
          />
        </form>
      }
      summary={
        <DepositSummary
          {...{ method, bonus, amountMinor, formId }}
          isBusy={isSending}
          refusal={error ? errorText(error) : undefined}
        />
      }
      aside={<DepositAside onOpen={onOpen} />}
    />
  );
}
