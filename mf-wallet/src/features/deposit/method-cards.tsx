import type { UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { Field } from '@tessera/shared/ui/field';
import { BankIcon } from '@tessera/shared/ui/icons';
import { RadioCard, RadioCards } from '@tessera/shared/ui/radio-card';
import type { DepositMethod } from '../../api/deposits.ts';
import { useWalletFormat } from '../text/use-text.ts';
import styles from './method-cards.module.css';
import type { DepositFields } from './use-deposit-form.ts';

const icons: Readonly<Record<DepositMethod['methodId'], typeof BankIcon>> = { 'bank-transfer': BankIcon };

interface Props {
  readonly methods: readonly DepositMethod[];
  readonly register: UseFormReturn<DepositFields>['register'];
}

/** The ways the operator offers, each with limits, fee and time before it is chosen. */
export function MethodCards({ methods, register }: Props) {
  const { t } = useTranslation('wallet');
  const { range, plain } = useWalletFormat();
  return (
    <Field isGroup label={t('deposit.method')}>
      {() => (
        <RadioCards label={t('deposit.method')} className={styles.cards}>
          {methods.map((method) => {
            const MethodIcon = icons[method.methodId];
            const fee = method.fee === 0 ? t('amount.noFee') : t('amount.fee', { amount: plain(method.fee) });
            return (
              <RadioCard
                key={method.methodId}
                {...register('methodId')}
                value={method.methodId}
                icon={<MethodIcon />}
                title={t(`method.${method.methodId}`)}
                lines={[
                  range(method.minimumAmount, method.maximumAmount),
                  `${fee} · ${t('deposit.usually', { minutes: method.expectedMinutes })}`,
                ]}
              />
            );
          })}
        </RadioCards>
      )}
    </Field>
  );
}
