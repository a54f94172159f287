import { type Resolver, useForm } from '@tessera/shared/form';
import { halfWidth } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { PasswordField } from '@tessera/shared/ui/field';
import { useCheckBankAccount } from '../../api/bank-accounts.ts';
import { DialogForm, FormNote } from '../money-page/dialog-form.tsx';
import { resolved } from '../money-page/form-fields.tsx';
import { useProblemText } from '../text/use-text.ts';
import type { AccountToAdd } from './account-choice.tsx';
import { AccountFields, accountOf, accountProblems, bankNameOf, type TypedAccount } from './account-fields.tsx';

interface Fields extends TypedAccount {
  pin: string;
}

/** One unit is on its way to the account. */
export interface OpenCheck {
  readonly checkId: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly expiresAtMs: number;
}

const resolver =
  ({ banks }: AccountToAdd): Resolver<Fields> =>
  (fields) =>
    resolved(fields, {
      ...accountProblems(fields, banks),
      pin: /^\d{6}$/.test(halfWidth(fields.pin)) ? undefined : 'sixDigits',
    });

interface Props {
  readonly account: AccountToAdd;
  readonly onChecked: (check: OpenCheck) => void;
  readonly onCancel: () => void;
}

/** Which account it is; the bank says whose, and the payment password who asks. */
export function AccountForm({ account, onChecked, onCancel }: Props) {
  const { banks, payeeName } = account;
  const { t } = useTranslation('wallet');
  const errorText = useErrorText('wallet');
  const ask = useCheckBankAccount();
  const form = useForm<Fields>({
    mode: 'onTouched',
    resolver: resolver(account),
    defaultValues: { bankCode: '', accountNumber: '', accountHolder: payeeName, pin: '' },
  });
  const { register, handleSubmit, formState } = form;
  const problem = useProblemText(formState.errors, {});
  const send = ({ pin, ...typed }: Fields) => {
    if (ask.isPending) return;
    ask.mutate(
      { ...accountOf(typed), paymentPassword: halfWidth(pin) },
      { onSuccess: (check) => onChecked({ ...check, bankName: bankNameOf(banks, typed.bankCode) }) },
    );
  };
  return (
    <DialogForm
      error={ask.error ? errorText(ask.error) : undefined}
      cancel={t('confirm.cancel')}
      onCancel={onCancel}
      action={t('accounts.check')}
      isBusy={ask.isPending}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <FormNote>{t('accounts.checkNote')}</FormNote>
      <AccountFields form={form} banks={banks} payeeName={payeeName} problem={problem} />
      <PasswordField
        {...register('pin')}
        label={t('confirm.paymentPassword')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        error={formState.errors.pin ? t('confirm.sixDigits') : undefined}
      />
    </DialogForm>
  );
}
