import type { MoneyRequestStatus } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import type { DepositMethod } from '../../api/deposits.ts';
import { receivedMinor } from '../../model/amount-rules.ts';
import { bonusOf, type DepositBonus } from '../../model/deposit-bonus.ts';
import { ActionPanel } from '../money-page/action-panel.tsx';

interface Props {
  readonly method: DepositMethod;
  readonly bonus: DepositBonus | undefined;
  readonly amountMinor: number | undefined;
  readonly formId: string;
  readonly status: MoneyRequestStatus;
  readonly message: string | undefined;
}

/** What a deposit comes to: fee, bonus and its turnover, what arrives and when. */
export function DepositSummary({ method, bonus, amountMinor, ...panel }: Props) {
  const { t } = useTranslation('wallet');
  const { plain } = useFormat('wallet');
  const currency = merchantCurrency();
  const money = (minor: number | undefined) => <Money minor={minor} currency={currency} />;
  const arrival = t('deposit.usually', { minutes: method.expectedMinutes });
  const brings = bonus && bonusOf(bonus, amountMinor);
  const received = amountMinor ? receivedMinor(amountMinor, method.fee) : undefined;
  return (
    <ActionPanel
      {...panel}
      title={t('deposit.summary')}
      facts={[
        { label: t('deposit.amount'), value: money(amountMinor) },
        { label: t('amount.feeLabel'), value: money(method.fee) },
        { label: t('deposit.bonus'), value: bonus ? money(brings?.bonusMinor) : t('deposit.noBonus') },
        ...(bonus ? [{ label: t('deposit.turnover'), value: money(brings?.requiredMinor) }] : []),
        { label: t('amount.received'), value: money(received), isSum: true },
        { label: t('amount.arrival'), value: arrival },
      ]}
      note={t('amount.note', { fee: plain(method.fee), arrival })}
      action={amountMinor ? t('deposit.submit', { amount: plain(amountMinor) }) : t('deposit.submitEmpty')}
    />
  );
}
