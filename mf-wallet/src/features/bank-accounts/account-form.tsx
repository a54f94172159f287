import { Controller, type Resolver, useForm } from '@tessera/shared/form';
import { halfWidth } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { PasswordField, TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { nameFault } from '@tessera/shared/wire/wallet';
import { useCheckBankAccount } from '../../api/bank-accounts.ts';
import { accountNumberProblem, withoutSpaces } from '../../model/form-rules.ts';
import { HolderField, resolved } from '../money-page/form-fields.tsx';
import { useProblemText } from '../text/use-text.ts';
import type { AccountToAdd } from './account-choice.tsx';
import styles from './add-account.module.css';

interface AccountFields {
  bankCode: string;
  accountNumber: string;
  accountHolder: string;
  pin: string;
}

/** One unit is on its way to the account. */
export interface OpenCheck {
  readonly checkId: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly expiresAtMs: number;
}

const resolver: Resolver<AccountFields> = (fields) =>
  resolved(fields, {
    bankCode: fields.bankCode === '' ? 'missing' : undefined,
    accountNumber: accountNumberProblem(fields.accountNumber),
    accountHolder: nameFault(fields.accountHolder),
    pin: /^\d{6}$/.test(halfWidth(fields.pin)) ? undefined : 'sixDigits',
  });

interface Props {
  readonly account: AccountToAdd;
  readonly onChecked: (check: OpenCheck) => void;
  readonly onCancel: () => void;
}

/** Which account it is; the bank says whose, and the payment password who asks. */
export function AccountForm({ account: { banks, payeeName }, onChecked, onCancel }: Props) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText('wallet');
  const ask = useCheckBankAccount();
  const { control, register, handleSubmit, formState } = useForm<AccountFields>({
    mode: 'onTouched',
    resolver,
    defaultValues: { bankCode: '', accountNumber: '', accountHolder: payeeName, pin: '' },
  });
  const problem = useProblemText(formState.errors, {});
  const send = ({ bankCode, accountNumber, accountHolder, pin }: AccountFields) => {
    if (ask.isPending) return;
    const named = { bankCode, accountNumber: withoutSpaces(accountNumber), accountHolder: accountHolder.trim() };
    const bankName = banks.find((bank) => bank.bankCode === bankCode)?.bankName ?? bankCode;
    ask.mutate(
      { ...named, paymentPassword: halfWidth(pin) },
      { onSuccess: (check) => onChecked({ ...check, bankName }) },
    );
  };
  return (
    <form className={styles.body} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <p className={styles.note}>{t('accounts.checkNote')}</p>
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
      <HolderField
        {...register('accountHolder')}
        isKnown={payeeName !== ''}
        label={t('withdrawal.holder')}
        hint={t('withdrawal.holderHint')}
        knownHint={t('withdrawal.holderFixed')}
        error={problem('accountHolder')}
      />
      <PasswordField
        {...register('pin')}
        label={t('confirm.paymentPassword')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        error={formState.errors.pin ? t('confirm.sixDigits') : undefined}
      />
      {ask.error && (
        <p className={styles.error} role="alert">
          {errorText(ask.error)}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="large" onClick={onCancel}>
          {t('confirm.cancel')}
        </Button>
        <Button type="submit" variant="primary" size="large" isBusy={ask.isPending}>
          {t('accounts.check')}
        </Button>
      </div>
    </form>
  );
}
