import type { UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { Field } from '@tessera/shared/ui/field';
import { BankIcon, CoinIcon, InstantIcon, TicketIcon } from '@tessera/shared/ui/more-icons';
import { RadioCard, RadioCards } from '@tessera/shared/ui/radio-card';
import type { DepositMethod } from '../../api/deposits.ts';
import { useWalletFormat } from '../text/use-text.ts';
import methodCardsStyles from './method-cards.module.css';
import type { DepositFields } from './use-deposit-form.ts';

const icons: Readonly<Record<DepositMethod['methodId'], typeof BankIcon>> = {
  'bank-transfer': BankIcon,
  ewallet: InstantIcon,
  voucher: TicketIcon,
  coin: CoinIcon,
};

interface MethodCardsProps {
  readonly methods: readonly DepositMethod[];
  readonly register: UseFormReturn<DepositFields>['register'];
  /** The one that was chosen is not offered any more. */
  readonly error: string | undefined;
}

/** The methods the operator offers, each with limits, fee and time before it is chosen. */
export function MethodCards({ methods, register, error }: MethodCardsProps) {
  const { t } = useTranslation('wallet');
  const { range, plain } = useWalletFormat();
  return (
    <Field isGroup label={t('deposit.method')} error={error}>
      {() => (
        <RadioCards label={t('deposit.method')} className={methodCardsStyles.cards}>
          {methods.map((method) => {
            const MethodIcon = icons[method.methodId];
            const fixed = method.fee === 0 ? t('amount.noFee') : t('amount.fee', { amount: plain(method.fee) });
            const fee = method.feePercent > 0 ? t('amount.feePercent', { percent: method.feePercent }) : fixed;
            const isVoucher = method.methodId === 'voucher';
            return (
              <RadioCard
                key={method.methodId}
                {...register('methodId')}
                value={method.methodId}
                icon={<MethodIcon />}
                title={t(`method.${method.methodId}`)}
                lines={[
                  isVoucher ? t('voucher.byCode') : range(method.minimumAmount, method.maximumAmount),
                  `${fee} · ${isVoucher ? t('voucher.atOnce') : t('deposit.usually', { minutes: method.expectedMinutes })}`,
                ]}
              />
            );
          })}
        </RadioCards>
      )}
    </Field>
  );
}
