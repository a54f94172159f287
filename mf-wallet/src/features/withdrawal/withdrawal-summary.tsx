import type { MoneyRequestStatus } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import type { WithdrawSettings } from '../../api/withdrawals.ts';
import { receivedMinor } from '../../model/amount-rules.ts';
import { ActionPanel } from '../money-page/action-panel.tsx';

interface Props {
  readonly settings: WithdrawSettings;
  readonly amountMinor: number | undefined;
  readonly formId: string;
  readonly status: MoneyRequestStatus;
  readonly message: string | undefined;
}

/** What the withdrawal comes to and when it arrives; its button repeats the amount. */
export function WithdrawalSummary({ settings, amountMinor, ...panel }: Props) {
  const { t } = useTranslation('wallet');
  const { plain } = useFormat('wallet');
  const currency = merchantCurrency();
  const { fee, expectedMinutes, answerWithinMinutes, allowWithdraw } = settings;
  const arrival = t('withdrawal.usually', expectedMinutes);
  const received = amountMinor ? receivedMinor(amountMinor, fee) : undefined;
  return (
    <ActionPanel
      {...panel}
      title={t('withdrawal.summary')}
      facts={[
        { label: t('withdrawal.amount'), value: <Money minor={amountMinor} currency={currency} /> },
        { label: t('amount.feeLabel'), value: <Money minor={fee} currency={currency} /> },
        { label: t('amount.received'), value: <Money minor={received} currency={currency} />, isSum: true },
        { label: t('amount.arrival'), value: arrival },
        { label: t('withdrawal.answer'), value: t('withdrawal.answerWithin', { minutes: answerWithinMinutes }) },
      ]}
      note={t('amount.note', { fee: plain(fee), arrival })}
      action={amountMinor ? t('withdrawal.submit', { amount: plain(amountMinor) }) : t('withdrawal.submitEmpty')}
      isDisabled={allowWithdraw === 'N'}
    />
  );
}
