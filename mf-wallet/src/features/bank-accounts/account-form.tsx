import { type Resolver, useForm } from '@tessera/shared/form';
import { halfWidth } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { PasswordField } from '@tessera/shared/ui/field';
import { useCheckBankAccount } from '../../api/bank-accounts.ts';
import { DialogForm, FormNote } from '../money-page/dialog-form.tsx';
import { resolved, unitMinor } from '../money-page/form-fields.tsx';
import { useIsLate } from '../requests/request-list.tsx';
import { useForgetOnChange } from '../requests/use-request.ts';
import { useProblemText, useWalletFormat } from '../text/use-text.ts';
import type { AccountToAdd } from './account-choice.tsx';
import { AccountFields, accountOf, accountProblems, bankNameOf, type TypedAccount } from './account-fields.tsx';

interface Fields extends TypedAccount {
  pin: string;
}

/** One unit is on its way to the account. */
export interface OpenCheck {
  readonly checkId: string;
  /** The account as it was typed. */
  readonly typed: TypedAccount;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly expiresAtMs: number;
}

const isSameAccount = (one: TypedAccount, other: TypedAccount): boolean =>
  JSON.stringify(accountOf(one)) === JSON.stringify(accountOf(other));

const resolver =
  ({ banks }: AccountToAdd): Resolver<Fields> =>
  (fields) =>
    resolved(fields, {
      ...accountProblems(fields, banks),
      pin: /^\d{6}$/.test(halfWidth(fields.pin)) ? undefined : 'sixDigits',
    });

interface Props {
  readonly account: AccountToAdd;
  /** Whoever comes back from the code finds what was typed, and may enter that code while it is valid. */
  readonly sent: OpenCheck | undefined;
  readonly onChecked: (check: OpenCheck) => void;
  readonly onCancel: () => void;
}

/** Which account it is; the bank says whose, and the payment password who asks. */
export function AccountForm({ account, sent, onChecked, onCancel }: Props) {
  const { banks, payeeName } = account;
  const { t } = useTranslation('wallet');
  const { full, recent } = useWalletFormat();
  const errorText = useErrorText('wallet');
  const ask = useCheckBankAccount();
  const form = useForm<Fields>({
    mode: 'onTouched',
    resolver: resolver(account),
    defaultValues: { ...(sent?.typed ?? { bankCode: '', accountNumber: '', accountHolder: payeeName }), pin: '' },
  });
  const { register, handleSubmit, formState, watch } = form;
  const isExpired = useIsLate(sent?.expiresAtMs);
  const isSent = sent && !isExpired && isSameAccount(watch(), sent.typed);
  useForgetOnChange(form, ['bankCode', 'accountNumber', 'accountHolder', 'pin'], ask.reset);
  const problem = useProblemText(formState.errors, {});
  const send = ({ pin, ...typed }: Fields) => {
    if (ask.isPending) return;
    ask.mutate(
      { ...accountOf(typed), paymentPassword: halfWidth(pin) },
      { onSuccess: (check) => onChecked({ ...check, typed, bankName: bankNameOf(banks, typed.bankCode) }) },
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
      <FormNote>{t('accounts.checkNote', { amount: full(unitMinor()) })}</FormNote>
      <AccountFields form={form} banks={banks} payeeName={payeeName} problem={problem} />
      <PasswordField
        {...register('pin')}
        label={t('confirm.paymentPassword')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        error={formState.errors.pin ? t('confirm.sixDigits') : undefined}
      />
      {isSent && (
        <>
          <FormNote>
            {t('accounts.stillValid', {
              account: `${sent.bankName} ${sent.accountNumber}`,
              time: recent(sent.expiresAtMs),
            })}
          </FormNote>
          <Button onClick={() => onChecked(sent)}>{t('accounts.toCode')}</Button>
        </>
      )}
    </DialogForm>
  );
}
