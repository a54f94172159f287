import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import { useId } from 'react';
import type { UplineTransfers } from '../../api/upline-transfers.ts';
import { AvailableHead, AvailableNote } from '../money-page/available-head.tsx';
import formStyles from '../money-page/money-form.module.css';
import { ActionPanel, Columns, SidePanel, submitOrCheck } from '../money-page/money-page.tsx';
import { Obstacle } from '../money-page/obstacle.tsx';
import { OutgoingAmountField } from '../money-page/outgoing-amount.tsx';
import { useOwedText } from '../owed/use-owed-text.ts';
import { PasswordFirst } from '../payment-password/payment-password.tsx';
import { RequestList } from '../requests/request-list.tsx';
import { useForgetOnChange } from '../requests/use-request.ts';
import { useProblemText } from '../text/use-text.ts';
import { uplineLimits, useSendToUpline, useUplineForm } from './use-upline-form.ts';

interface Props {
  readonly transfers: UplineTransfers;
  readonly upline: string;
  readonly onOpen: (id: string) => void;
}

/** How much goes to the account above: what may move and what stands in the way come first, one button repeats the amount. */
export function UplineForm({ transfers, upline, onOpen }: Props) {
  const { t } = useTranslation('wallet');
  const { plain, full } = useFormat('wallet');
  const formId = useId();
  const currency = merchantCurrency();
  const form = useUplineForm(transfers);
  const { control, handleSubmit, watch, setValue, formState } = form;
  const { send, check, status, message, forget } = useSendToUpline(upline, transfers.hasPaymentPassword, onOpen);
  useForgetOnChange(form, ['uplineMinor'], forget);
  const amountMinor = watch('uplineMinor');
  const limits = uplineLimits(transfers);
  const problem = useProblemText(formState.errors, {
    minimum: plain(limits.minimumMinor),
    maximum: plain(limits.maximumMinor),
    available: full(limits.availableMinor),
  });
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
          <OutgoingAmountField
            control={control}
            name="uplineMinor"
            limits={limits}
            error={problem('uplineMinor')}
            onAll={(minor) => setValue('uplineMinor', minor, { shouldValidate: true, shouldTouch: true })}
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
  const owedText = useOwedText();
  const { availableAmount, remainingTurnover, obstacles, hasPaymentPassword } = transfers;
  return (
    <AvailableHead
      label={t('upline.available')}
      availableMinor={availableAmount}
      notes={<AvailableNote>{t('upline.rules')}</AvailableNote>}
    >
      {obstacles.map((code) => (
        <Obstacle key={code}>
          {code === 'withdrawal.claim.open' && owedText && `${owedText} `}
          {t([`upline.obstacle.${code.replaceAll('.', '_')}`, 'upline.obstacle.other'], {
            amount: full(remainingTurnover),
          })}
        </Obstacle>
      ))}
      {!hasPaymentPassword && <PasswordFirst text={t('upline.passwordFirst')} />}
    </AvailableHead>
  );
}
