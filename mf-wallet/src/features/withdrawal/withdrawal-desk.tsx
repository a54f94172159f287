import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { Button } from '@tessera/shared/ui/button';
import { Money } from '@tessera/shared/ui/money';
import { useId } from 'react';
import type { WithdrawSettings } from '../../api/get-withdraw-settings.ts';
import { mostOf, quickAmounts, receivedMinor } from '../../model/amount-rules.ts';
import { useAmounts } from '../amounts/use-amounts.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { ActionPanel } from '../money-page/action-panel.tsx';
import { AmountField } from '../money-page/amount-field.tsx';
import { Desk } from '../money-page/desk.tsx';
import { AccountFields } from './account-fields.tsx';
import { AvailableHead } from './available-head.tsx';
import { PastWithdrawals } from './past-withdrawals.tsx';
import { useSendWithdrawal } from './use-send-withdrawal.ts';
import { amountLimits, useWithdrawalForm, type WithdrawalFields } from './use-withdrawal-form.ts';
import styles from './withdrawal-desk.module.css';

interface Props {
  readonly settings: WithdrawSettings;
  readonly onOpen: (id: string) => void;
}

/** How much and to which account; what it comes to and when it arrives; one button that repeats the amount. */
export function WithdrawalDesk({ settings, onOpen }: Props) {
  const { t } = useTranslation('wallet');
  const { plain, range, full } = useAmounts();
  const errorText = useErrorText();
  const currency = merchantCurrency();
  const formId = useId();
  const { control, register, handleSubmit, watch, setValue, formState } = useWithdrawalForm(settings);
  const { send, isSending, error } = useSendWithdrawal(settings, onOpen);
  const amountMinor = watch('amountMinor');
  const limits = amountLimits(settings);
  const most = mostOf(limits);
  const arrival = t('withdrawal.usually', settings.expectedMinutes);
  const values = {
    minimum: plain(settings.minimumAmount),
    maximum: plain(settings.maximumAmount),
    available: full(settings.availableAmount),
  };
  const problem = (name: keyof WithdrawalFields) => {
    const type = formState.errors[name]?.message;
    return type && t(`problem.${name}.${type}`, values);
  };
  const takeAll = () => setValue('amountMinor', most, { shouldValidate: true, shouldTouch: true });

  return (
    <Desk
      main={
        <form id={formId} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
          <AvailableHead settings={settings} />
          <AmountField
            control={control}
            name="amountMinor"
            label={t('amount.label')}
            quickMinor={quickAmounts(limits)}
            aside={
              most !== undefined && (
                <Button variant="text" size="small" className={styles.all} onClick={takeAll}>
                  {t('withdrawal.all', { amount: plain(most) })}
                </Button>
              )
            }
            error={problem('amountMinor')}
            hint={range(settings.minimumAmount, settings.maximumAmount)}
          />
          <AccountFields {...{ settings, control, register, problem }} />
        </form>
      }
      summary={
        <ActionPanel
          title={t('withdrawal.summary')}
          formId={formId}
          facts={[
            { label: t('withdrawal.amount'), value: <Money minor={amountMinor} currency={currency} /> },
            { label: t('amount.feeLabel'), value: <Money minor={settings.fee} currency={currency} /> },
            {
              label: t('amount.received'),
              value: (
                <Money minor={amountMinor ? receivedMinor(amountMinor, settings.fee) : undefined} currency={currency} />
              ),
              isSum: true,
            },
            { label: t('amount.arrival'), value: arrival },
            {
              label: t('withdrawal.answer'),
              value: t('withdrawal.answerWithin', { minutes: settings.answerWithinMinutes }),
            },
          ]}
          note={t('amount.note', { fee: plain(settings.fee), arrival })}
          action={amountMinor ? t('withdrawal.submit', { amount: plain(amountMinor) }) : t('withdrawal.submitEmpty')}
          isBusy={isSending}
          isDisabled={settings.allowWithdraw === 'N'}
          refusal={error ? errorText(error) : undefined}
        />
      }
      aside={<PastWithdrawals onOpen={onOpen} />}
    />
  );
}
