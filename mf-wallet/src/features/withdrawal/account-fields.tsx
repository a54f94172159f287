import { type Control, Controller, type UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import type { WithdrawSettings } from '../../api/withdrawals.ts';
import { HolderField } from '../money-page/holder-field.tsx';
import type { WithdrawalFields } from './use-withdrawal-form.ts';
import styles from './withdrawal-desk.module.css';

interface Props {
  readonly settings: WithdrawSettings;
  readonly control: Control<WithdrawalFields>;
  readonly register: UseFormReturn<WithdrawalFields>['register'];
  readonly problem: (name: keyof WithdrawalFields) => string | undefined;
}

/**
 * Where the money goes: bank, number, holder. The holder of a known account can't be another. What is too long is told
 * and not cut: a number without its end would be somebody else's account.
 */
export function AccountFields({ settings, control, register, problem }: Props) {
  const { t } = useTranslation('wallet');
  return (
    <>
      <div className={styles.pair}>
        <Controller
          control={control}
          name="bankCode"
          render={({ field }) => (
            <Select
              ref={field.ref}
              name={field.name}
              label={t('withdrawal.bank')}
              options={settings.banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
              value={field.value || undefined}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={problem('bankCode')}
            />
          )}
        />
        <TextField
          {...register('accountNumber')}
          label={t('withdrawal.account')}
          inputMode="numeric"
          autoComplete="off"
          hint={t('withdrawal.accountHint')}
          error={problem('accountNumber')}
        />
      </div>
      <HolderField
        {...register('accountHolder')}
        isKnown={settings.payeeName !== ''}
        label={t('withdrawal.holder')}
        hint={t('withdrawal.holderHint')}
        knownHint={t('withdrawal.holderFixed')}
        error={problem('accountHolder')}
      />
    </>
  );
}
