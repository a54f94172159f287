import { openDialog, showMessage } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { Field } from '@tessera/shared/ui/field';
import { RadioCard, RadioCards } from '@tessera/shared/ui/radio-card';
import { toast } from '@tessera/shared/ui/toast';
import { useEffect, useState } from 'react';
import {
  type BankAccount,
  type BankAccountBook,
  useRemoveBankAccount,
  useSetDefaultBankAccount,
} from '../../api/bank-accounts.ts';
import type { WithdrawSettings } from '../../api/withdrawals.ts';
import { isNewAccount } from '../../model/bank-accounts.ts';
import { usePaymentPassword } from '../payment-password/payment-password.tsx';
import { useWalletFormat } from '../text/use-text.ts';
import styles from './account-choice.module.css';

/** What the dialog that adds an account needs. */
export type AccountToAdd = Pick<WithdrawSettings, 'banks' | 'payeeName'> & {
  readonly coolingMinutes: number;
  /** An account of the book belongs to whoever holds the others. */
  readonly isFirst: boolean;
};

interface Props {
  readonly settings: WithdrawSettings;
  readonly book: BankAccountBook;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

/** Where the money goes: one of the member's bank accounts, which can be added and removed here. */
export function AccountChoice({ settings, book, value, onChange, error }: Props) {
  const { t } = useTranslation('wallet');
  const { date } = useWalletFormat();
  const [addedId, setAddedId] = useState<string>();
  const { list, limit } = book;
  const chosen = list.find(({ id }) => id === value);
  useEffect(() => {
    // The account that was just added, or else the first one, also when another device has removed the chosen one.
    const next = list.some(({ id }) => id === addedId) ? addedId : chosen ? undefined : (list[0]?.id ?? '');
    if (addedId && next === addedId) setAddedId(undefined);
    if (next !== undefined && next !== value) onChange(next);
  }, [list, chosen, addedId, value, onChange]);
  const lineOf = (account: BankAccount) => [
    account.accountHolder,
    isNewAccount(account)
      ? t('accounts.usableFrom', { time: date('dayAndClock', account.usableFromMs) })
      : account.isDefault && list.length > 1
        ? t('accounts.default')
        : '',
  ];
  return (
    <Field isGroup label={t('withdrawal.account')} hint={t('withdrawal.holderFixed')} error={error}>
      {() => (
        <div className={styles.book}>
          {list.length === 0 && <p className={styles.empty}>{t('accounts.empty')}</p>}
          {list.length > 0 && (
            <RadioCards label={t('withdrawal.account')} className={styles.cards}>
              {list.map((account) => (
                <RadioCard
                  key={account.id}
                  name="accountId"
                  value={account.id}
                  layout="row"
                  title={`${account.bankName} ${account.accountNumber}`}
                  lines={lineOf(account).filter(Boolean)}
                  checked={account.id === value}
                  onChange={() => onChange(account.id)}
                />
              ))}
            </RadioCards>
          )}
          <div className={styles.actions}>
            {list.length < limit ? (
              <AddAccount settings={settings} book={book} onAdded={setAddedId} />
            ) : (
              <p className={styles.empty}>{t('accounts.full', { limit })}</p>
            )}
            {chosen && <AccountActions account={chosen} />}
          </div>
        </div>
      )}
    </Field>
  );
}

interface AddProps extends Pick<Props, 'settings' | 'book'> {
  readonly onAdded: (id: string) => void;
}

/** Behind the payment password; whoever has none sets one first. */
function AddAccount({ settings, book, onAdded }: AddProps) {
  const { t } = useTranslation('wallet');
  const { setOrToast } = usePaymentPassword();
  const add = async () => {
    if (!settings.hasPaymentPassword && !(await setOrToast())) return;
    const id = await openDialog<AccountToAdd, string>('wallet.add-account', {
      banks: settings.banks,
      payeeName: settings.payeeName || (book.list[0]?.accountHolder ?? ''),
      coolingMinutes: book.coolingMinutes,
      isFirst: book.list.length === 0,
    });
    if (id !== undefined) onAdded(id);
  };
  return (
    <Button size="small" onClick={() => void add()}>
      {t('accounts.add')}
    </Button>
  );
}

/** What can be done with the account that is chosen. */
function AccountActions({ account }: { readonly account: BankAccount }) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText('wallet');
  const onError = (cause: unknown) => toast.show({ id: 'wallet.accounts', tone: 'danger', title: errorText(cause) });
  const remove = useRemoveBankAccount({ onError });
  const makeDefault = useSetDefaultBankAccount({ onError });
  const { id, bankName, accountNumber, isDefault, isInUse } = account;
  const ask = async () => {
    const pressed = await showMessage({
      title: 'wallet:accounts.removeTitle',
      body: 'wallet:accounts.removeBody',
      values: { account: `${bankName} ${accountNumber}` },
      buttons: [
        { id: 'keep', label: 'wallet:accounts.keep' },
        { id: 'remove', label: 'wallet:accounts.remove', isPrimary: true },
      ],
    });
    if (pressed === 'remove') remove.mutate({ id });
  };
  return (
    <>
      {!isDefault && (
        <Button variant="text" size="small" isBusy={makeDefault.isPending} onClick={() => makeDefault.mutate({ id })}>
          {t('accounts.makeDefault')}
        </Button>
      )}
      {isInUse ? (
        <p className={styles.empty}>{t('accounts.inUse')}</p>
      ) : (
        <Button variant="text" size="small" isBusy={remove.isPending} onClick={() => void ask()}>
          {t('accounts.remove')}
        </Button>
      )}
    </>
  );
}
