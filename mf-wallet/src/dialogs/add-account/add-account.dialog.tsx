import type { DialogProps } from '@tessera/shared/contract';
import { useState } from 'react';
import type { AccountToAdd } from '../../features/bank-accounts/account-choice.tsx';
import { AccountForm, type OpenCheck } from '../../features/bank-accounts/account-form.tsx';
import { CodeForm } from '../../features/bank-accounts/code-form.tsx';

/** Adds a bank account: first it is named and checked with its bank, then its owner reads the code on its statement. */
export default function AddAccountDialog({ params, close }: DialogProps<AccountToAdd, string>) {
  const [check, setCheck] = useState<OpenCheck>();
  return check ? (
    <CodeForm account={params} check={check} onBack={() => setCheck(undefined)} onAdded={close} />
  ) : (
    <AccountForm account={params} onChecked={setCheck} onCancel={() => close()} />
  );
}
