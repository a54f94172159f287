import { halfWidth } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { TextField } from '@tessera/shared/ui/field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAddBankAccount } from '../../api/bank-accounts.ts';
import { DialogForm, FormNote } from '../money-page/dialog-form.tsx';
import { unitMinor } from '../money-page/form-fields.tsx';
import { useWalletFormat } from '../text/use-text.ts';
import type { AccountToAdd } from './account-choice.tsx';
import type { OpenCheck } from './account-form.tsx';

interface Props {
  readonly account: AccountToAdd;
  readonly check: OpenCheck;
  readonly onBack: () => void;
  readonly onAdded: (id: string) => void;
}

/** The code that stands beside the unit on the account's statement: who can read it, owns the account. */
export function CodeForm({ account: { coolingMinutes, isFirst }, check, onBack, onAdded }: Props) {
  const { t } = useTranslation('wallet');
  const { full, recent } = useWalletFormat();
  const errorText = useErrorText('wallet');
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const add = useAddBankAccount();
  const digits = halfWidth(code).trim();
  const isWhole = /^\d{4}$/.test(digits);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isWhole || add.isPending) return;
    add.mutate({ checkId: check.checkId, code: digits }, { onSuccess: ({ id }) => onAdded(id) });
  };
  const sent = { account: `${check.bankName} ${check.accountNumber}`, amount: full(unitMinor()) };
  const fault = add.error ? errorText(add.error) : undefined;
  return (
    <DialogForm
      cancel={t('accounts.back')}
      onCancel={onBack}
      action={t('accounts.confirm')}
      isBusy={add.isPending}
      onSubmit={submit}
    >
      <FormNote>{t('accounts.sent', sent)}</FormNote>
      <TextField
        ref={field}
        label={t('accounts.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={4}
        hint={t('accounts.codeHint', { time: recent(check.expiresAtMs) })}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          add.reset();
        }}
        error={fault ?? (isChecked && !isWhole ? t('accounts.fourDigits') : undefined)}
      />
      {!isFirst && coolingMinutes > 0 && (
        <FormNote>{t('accounts.cooling', { hours: Math.ceil(coolingMinutes / 60) })}</FormNote>
      )}
    </DialogForm>
  );
}
