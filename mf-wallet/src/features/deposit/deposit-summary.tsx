import type { MoneyRequestStatus } from '@tessera/shared/api/money-request';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import { coinCentsOf, depositFee } from '@tessera/shared/wire/wallet';
import type { DepositMethod } from '../../api/deposits.ts';
import { coinText } from '../../model/coin-text.ts';
import { bonusOf, type DepositBonus } from '../../model/deposit-bonus.ts';
import { receivedMinor } from '../../model/form-rules.ts';
import { ActionPanel } from '../money-page/money-page.tsx';

interface DepositSummaryProps {
  readonly method: DepositMethod;
  readonly bonus: DepositBonus | undefined;
  readonly amountMinor: number | undefined;
  readonly formId: string;
  readonly status: MoneyRequestStatus;
  readonly message: string | undefined;
}

/** What a deposit comes to: fee, bonus and its turnover, what arrives and when. */
export function DepositSummary({ method, bonus, amountMinor, ...panel }: DepositSummaryProps) {
  const { t } = useTranslation('wallet');
  const { plain } = useFormat('wallet');
  const currency = merchantCurrency();
  const money = (minor: number | undefined) => <Money minor={minor} currency={currency} />;
  const isVoucher = method.methodId === 'voucher';
  const arrival = isVoucher ? t('voucher.atOnce') : t('deposit.usually', { minutes: method.expectedMinutes });
  const fee = method.feePercent > 0 && !amountMinor ? undefined : depositFee(method, amountMinor ?? 0) || method.fee;
  const brings = bonus && bonusOf(bonus, amountMinor);
  const received = amountMinor ? receivedMinor(amountMinor, depositFee(method, amountMinor)) : undefined;
  const { coin } = method;
  return (
    <ActionPanel
      {...panel}
      title={t('deposit.summary')}
      facts={[
        ...(isVoucher ? [] : [{ label: t('deposit.amount'), value: money(amountMinor) }]),
        ...(coin && amountMinor
          ? [{ label: t('coin.send'), value: coinText(coinCentsOf(amountMinor, coin.rate)) }]
          : []),
        { label: t('amount.feeLabel'), value: money(fee) },
        { label: t('deposit.bonus'), value: bonus ? money(brings?.bonusMinor) : t('deposit.noBonus') },
        ...(bonus ? [{ label: t('deposit.turnover'), value: money(brings?.requiredMinor) }] : []),
        { label: t('amount.received'), value: isVoucher ? t('voucher.byCode') : money(received), isSum: true },
        { label: t('amount.arrival'), value: arrival },
      ]}
      notes={[
        t('amount.note', { fee: plain(fee ?? 0), arrival }),
        ...(brings
          ? [
              t('deposit.bonusOf', { amount: plain(brings.bonusMinor) }),
              `${t('deposit.turnover')} ${plain(brings.requiredMinor)}`,
            ]
          : []),
      ]}
      action={
        isVoucher
          ? t('voucher.submit')
          : amountMinor
            ? t('deposit.submit', { amount: plain(amountMinor) })
            : t('deposit.submitEmpty')
      }
    />
  );
}
