import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { WarnIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { useId } from 'react';
import type { UplineTransfers } from '../../api/upline-transfers.ts';
import { mostOf, quickAmounts } from '../../model/form-rules.ts';
import { AmountField } from '../money-page/form-fields.tsx';
import { ActionPanel, Columns, SidePanel, submitOrCheck } from '../money-page/money-page.tsx';
import obstacleStyles from '../payment-password/obstacle.module.css';
import { PasswordFirst } from '../payment-password/payment-password.tsx';
import { RequestList } from '../requests/request-list.tsx';
import { useProblemText, useWalletFormat } from '../text/use-text.ts';
import headStyles from '../withdrawal/available-head.module.css';
import formStyles from '../withdrawal/withdrawal-form.module.css';
import { uplineLimits, useSendToUpline, useUplineForm } from './use-upline-form.ts';

interface Props {
  readonly transfers: UplineTransfers;
  readonly upline: string;
  readonly onOpen: (id: string) => void;
}

/** How much goes to the account above: what may move and what stands in the way come first, one button repeats the amount. */
export function UplineForm({ transfers, upline, onOpen }: Props) {
  const { t } = useTranslation('wallet');
  const { plain, range, full } = useWalletFormat();
  const formId = useId();
  const currency = merchantCurrency();
  const { control, handleSubmit, watch, setValue, formState } = useUplineForm(transfers);
  const { send, check, status, message } = useSendToUpline(upline, transfers.hasPaymentPassword, onOpen);
  const amountMinor = watch('uplineMinor');
  const limits = uplineLimits(transfers);
  const most = mostOf(limits);
  const problem = useProblemText(formState.errors, {
    minimum: plain(limits.minimumMinor),
    maximum: plain(limits.maximumMinor),
    available: full(limits.availableMinor),
  });
  const takeAll = () => setValue('uplineMinor', most, { shouldValidate: true, shouldTouch: true });
  return (
    <Columns
      main={
        <form
          id={formId}
          className={formStyles.form}
          noValidate
          onSubmit={submitOrCheck(status, check, handleSubmit(send))}
        >
          <UplineHead transfers={transfers} />
          <AmountField
            control={control}
            name="uplineMinor"
            label={t('amount.label')}
            quickMinor={quickAmounts(limits)}
            aside={
              most !== undefined && (
                <Button variant="text" size="small" className={formStyles.all} onClick={takeAll}>
                  {t('withdrawal.all', { amount: plain(most) })}
                </Button>
              )
            }
            error={problem('uplineMinor')}
            hint={range(limits.minimumMinor, limits.maximumMinor)}
          />
        </form>
      }
      summary={
        <ActionPanel
          title={t('upline.summary')}
          facts={[
            { label: t('upline.to'), value: upline },
            { label: t('amount.feeLabel'), value: t('amount.noFee') },
            { label: t('upline.amount'), value: <Money minor={amountMinor} currency={currency} />, isSum: true },
            { label: t('amount.arrival'), value: t('transfer.atOnce') },
          ]}
          notes={[t('upline.final', { upline })]}
          formId={formId}
          action={amountMinor ? t('upline.submit', { amount: plain(amountMinor) }) : t('upline.submitEmpty')}
          status={status}
          isDisabled={transfers.obstacles.length > 0}
          {...(message ? { message } : {})}
        />
      }
      aside={
        transfers.list.length > 0 && (
          <SidePanel title={t('upline.past')}>
            <RequestList requests={transfers.list} badge={() => null} onOpen={onOpen} />
          </SidePanel>
        )
      }
    />
  );
}

/** What may move now, by which rules, and what stands in the way, before anything is typed. */
function UplineHead({ transfers }: Pick<Props, 'transfers'>) {
  const { t } = useTranslation('wallet');
  const { full } = useFormat('wallet');
  const { availableAmount, remainingTurnover, obstacles, hasPaymentPassword } = transfers;
  return (
    <section className={headStyles.head} aria-label={t('upline.available')}>
      <div className={headStyles.line}>
        <span className={headStyles.label}>{t('upline.available')}</span>
        <Money minor={availableAmount} currency={merchantCurrency()} size="amount" />
      </div>
      <p className={headStyles.turnover}>{t('upline.rules')}</p>
      {obstacles.map((code) => (
        <p key={code} className={obstacleStyles.obstacle}>
          <WarnIcon aria-hidden size={17} />
          <span>
            {t([`upline.obstacle.${code.replaceAll('.', '_')}`, 'upline.obstacle.other'], {
              amount: full(remainingTurnover),
            })}
          </span>
        </p>
      ))}
      {!hasPaymentPassword && <PasswordFirst text={t('upline.passwordFirst')} />}
    </section>
  );
}
