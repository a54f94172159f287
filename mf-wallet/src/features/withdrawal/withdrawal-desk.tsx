import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { useId } from 'react';
import type { WithdrawSettings } from '../../api/withdrawals.ts';
import { mostOf, quickAmounts } from '../../model/amount-rules.ts';
import { submitOrCheck } from '../money-page/action-panel.tsx';
import { AmountField } from '../money-page/amount-field.tsx';
import { Desk } from '../money-page/desk.tsx';
import { useProblemText, useWalletFormat } from '../text/use-text.ts';
import { AccountFields } from './account-fields.tsx';
import { AvailableHead } from './available-head.tsx';
import { PastWithdrawals } from './past-withdrawals.tsx';
import { useSendWithdrawal } from './use-send-withdrawal.ts';
import { amountLimits, useWithdrawalForm } from './use-withdrawal-form.ts';
import styles from './withdrawal-desk.module.css';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

interface Props {
  readonly settings: WithdrawSettings;
  readonly onOpen: (id: string) => void;
}

/** How much and to which account; what it comes to and when it arrives; one button that repeats the amount. */
export function WithdrawalDesk({ settings, onOpen }: Props) {
  const { t } = useTranslation('wallet');
  const { plain, range, full } = useWalletFormat();
  const formId = useId();
  const { control, register, handleSubmit, watch, setValue, formState } = useWithdrawalForm(settings);
  const { send, check, status, message } = useSendWithdrawal(settings, onOpen);
  const amountMinor = watch('amountMinor');
  const limits = amountLimits(settings);
  const most = mostOf(limits);
  const problem = useProblemText(formState.errors, {
    minimum: plain(settings.minimumAmount),
    maximum: plain(settings.maximumAmount),
    available: full(settings.availableAmount),
  });
  const takeAll = () => setValue('amountMinor', most, { shouldValidate: true, shouldTouch: true });

  return (
    <Desk
      main={
        <form
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={submitOrCheck(status, check, handleSubmit(send))}
        >
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
          <AccountFields settings={settings} control={control} register={register} problem={problem} />
        </form>
      }
      summary={
        <WithdrawalSummary
          settings={settings}
          amountMinor={amountMinor}
          formId={formId}
          status={status}
          message={message}
        />
      }
      aside={<PastWithdrawals onOpen={onOpen} />}
    />
  );
}
