import type { DialogProps } from '@tessera/shared/contract';
import { useState } from 'react';
import type { AccountToAdd } from '../../features/bank-accounts/account-choice.tsx';
import { AccountForm, type OpenCheck } from '../../features/bank-accounts/account-form.tsx';
import { CodeForm } from '../../features/bank-accounts/code-form.tsx';
import { useNextStep } from '../../features/money-page/use-next-step.ts';

/** Adds a bank account: first it is named and checked with its bank, then its owner reads the code on its statement. */
export default function AddAccountDialog({ params, close }: DialogProps<AccountToAdd, string>) {
  const [sent, setSent] = useState<OpenCheck>();
  const [isAtCode, setIsAtCode] = useState(false);
  const enterCode = (check: OpenCheck) => {
    setSent(check);
    setIsAtCode(true);
  };
  const form = useNextStep<HTMLDivElement>(isAtCode ? 'code' : 'account', (box) =>
    box.querySelector<HTMLElement>('[role="combobox"], input'),
  );
  return (
    <div ref={form}>
      {sent && isAtCode ? (
        <CodeForm account={params} check={sent} onBack={() => setIsAtCode(false)} onAdded={close} />
      ) : (
        <AccountForm account={params} sent={sent} onChecked={enterCode} onCancel={() => close()} />
      )}
    </div>
  );
}
