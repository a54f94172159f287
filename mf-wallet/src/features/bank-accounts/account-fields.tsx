import { Controller, type FieldValues, type UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { nameFault } from '@tessera/shared/wire/wallet';
import type { WithdrawSettings } from '../../api/withdrawals.ts';
import { accountNumberProblem, withoutSpaces } from '../../model/form-rules.ts';
import { HolderField } from '../money-page/form-fields.tsx';
import styles from './account-fields.module.css';

/** A bank account as it is typed. */
export interface TypedAccount {
  bankCode: string;
  accountNumber: string;
  accountHolder: string;
}

type Banks = WithdrawSettings['banks'];

/** What is wrong with each field; the bank must be one of the list. */
export const accountProblems = ({ bankCode, accountNumber, accountHolder }: TypedAccount, banks: Banks) => ({
  bankCode: banks.some((bank) => bank.bankCode === bankCode) ? undefined : 'missing',
  accountNumber: accountNumberProblem(accountNumber),
  accountHolder: nameFault(accountHolder),
});

/** The account as it is sent. */
export const accountOf = ({ bankCode, accountNumber, accountHolder }: TypedAccount): TypedAccount => ({
  bankCode,
  accountNumber: withoutSpaces(accountNumber),
  accountHolder: accountHolder.trim(),
});

export const bankNameOf = (banks: Banks, bankCode: string): string =>
  banks.find((bank) => bank.bankCode === bankCode)?.bankName ?? bankCode;

interface Props<Fields extends FieldValues & TypedAccount> {
  readonly form: Pick<UseFormReturn<Fields>, 'control' | 'register'>;
  readonly banks: Banks;
  /** The registered name; empty where there is none, and the holder is typed. */
  readonly payeeName: string;
  readonly problem: (name: keyof TypedAccount) => string | undefined;
}

/**
 * Bank, number and holder of an account. A registered holder can't be another. Text that is too long is reported and not
 * cut: a number without its end would be somebody else's account.
 */
export function AccountFields<Fields extends FieldValues & TypedAccount>(props: Props<Fields>) {
  const { banks, payeeName, problem } = props;
  // The form may have more fields than these.
  const { control, register } = props.form as unknown as Pick<UseFormReturn<TypedAccount>, 'control' | 'register'>;
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
              placeholder={t('withdrawal.chooseBank')}
              options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
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
        isKnown={payeeName !== ''}
        label={t('withdrawal.holder')}
        hint={t('withdrawal.holderHint')}
        knownHint={t('withdrawal.holderFixed')}
        error={problem('accountHolder')}
      />
    </>
  );
}
