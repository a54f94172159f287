import { openDialog, showMessage } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { Field } from '@tessera/shared/ui/field';
import { RadioCard, RadioCards } from '@tessera/shared/ui/radio-card';
import { toast } from '@tessera/shared/ui/toast';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import {
  type BankAccount,
  type BankAccountBook,
  useRemoveBankAccount,
  useSetDefaultBankAccount,
} from '../../api/bank-accounts.ts';
import type { WithdrawSettings } from '../../api/withdrawals.ts';
import { firstChoice, isNewAccount } from '../../model/bank-accounts.ts';
import { useNextStep } from '../money-page/use-next-step.ts';
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
  /** The account that was chosen is gone, or another was added. */
  readonly onChange: (id: string) => void;
  /** The member chooses an account. */
  readonly onChoose: (id: string) => void;
  readonly error: string | undefined;
  /** What a refused form focuses: the chosen account, or else the button that adds one. */
  readonly ref?: Ref<{ focus: () => void }>;
}

/** Where the money goes: one of the member's bank accounts, which can be added and removed here. */
export function AccountChoice({ settings, book, value, onChange, onChoose, error, ref }: Props) {
  const { t } = useTranslation('wallet');
  const { date } = useWalletFormat();
  const [addedId, setAddedId] = useState<string>();
  const { list, limit } = book;
  const chosen = list.find(({ id }) => id === value);
  const usableFrom = ({ usableFromMs }: BankAccount) =>
    t('accounts.usableFrom', { time: date('dayAndClock', usableFromMs) });
  const accountOrAdd = (from: ParentNode | null) =>
    from?.querySelector<HTMLElement>('input:checked') ?? from?.querySelector('button');
  const box = useNextStep<HTMLDivElement>(list.map(({ id, isDefault }) => `${id} ${isDefault}`).join(), accountOrAdd);
  useImperativeHandle(ref, () => ({
    focus: () => {
      const target = accountOrAdd(box.current);
      // Not beneath the bar at the foot of a phone.
      target?.scrollIntoView?.({ block: 'center' });
      target?.focus({ preventScroll: true });
    },
  }));
  useEffect(() => {
    const added = list.find(({ id }) => id === addedId);
    if (added) {
      setAddedId(undefined);
      const detail = isNewAccount(added) ? usableFrom(added) : '';
      toast.show({ id: 'wallet.accounts', tone: 'ok', title: t('accounts.added'), ...(detail && { detail }) });
    }
    // The account that was just added, unless it must wait; or another when a device has removed the chosen one.
    const next = added && !isNewAccount(added) ? added.id : chosen ? value : firstChoice(list);
    if (next !== value) onChange(next);
  });
  const lineOf = (account: BankAccount) => [
    account.accountHolder,
    isNewAccount(account) ? usableFrom(account) : account.isDefault && list.length > 1 ? t('accounts.default') : '',
  ];
  return (
    <Field isGroup label={t('withdrawal.account')} hint={t('withdrawal.holderFixed')} error={error}>
      {(ids) => (
        <div ref={box} className={styles.book}>
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
                  onChange={() => onChoose(account.id)}
                />
              ))}
            </RadioCards>
          )}
          <div className={styles.actions}>
            {list.length < limit ? (
              <AddAccount settings={settings} book={book} describedBy={ids['aria-describedby']} onAdded={setAddedId} />
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
  readonly describedBy: string | undefined;
  readonly onAdded: (id: string) => void;
}

/** Behind the payment password; whoever has none sets one first. */
function AddAccount({ settings, book, describedBy, onAdded }: AddProps) {
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
    <Button size="small" aria-describedby={describedBy} onClick={() => void add()}>
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
      // The primary button has the focus: an Enter key that is still held down removes nothing.
      buttons: [
        { id: 'remove', label: 'wallet:accounts.remove' },
        { id: 'keep', label: 'wallet:accounts.keep', isPrimary: true },
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
