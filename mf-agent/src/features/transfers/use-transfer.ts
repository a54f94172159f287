import { isUnanswered, isUnresolved, type MoneyOutcome, useMoneyRequest } from '@tessera/shared/api/money-request';
import { halfWidth } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { type FormEvent, useState } from 'react';
import {
  type DownlineTransfer,
  type DownlineTransfers,
  downlineRequest,
  refreshAfterTransfer,
} from '../../api/transfers.ts';
import { port } from '../../port.ts';

type Field = 'amount' | 'password';

/** The form of a transfer: its fields, what is wrong with them, and what came of the last request. */
export function useTransfer(id: string, transfers: DownlineTransfers, onDone: () => void) {
  const { t } = useTranslation('agent');
  const { full } = useFormat('agent');
  const errorText = useErrorText('agent');
  const [amount, setAmount] = useState<number>();
  const [pin, setPin] = useState('');
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({});
  const [message, setMessage] = useState<string>();
  const [hasNewPassword, setNewPassword] = useState(false);
  const hasPassword = transfers.hasPaymentPassword || hasNewPassword;

  function show(outcome: MoneyOutcome<DownlineTransfer>): void {
    if (outcome.status === 'none') return;
    setMessage(undefined);
    if (outcome.status === 'made') {
      const { account, amount: given } = outcome.made;
      void refreshAfterTransfer();
      const title = t(outcome.isLate ? 'give.found' : 'give.done', { account, amount: full(given) });
      toast.show({ id: 'agent.transfer', tone: 'ok', title });
      onDone();
    } else if (outcome.status === 'not-made') setMessage(t('give.notMade', { amount: full(outcome.amountMinor) }));
    else if (outcome.status === 'refused') {
      if (outcome.error.code === 'payment.password.wrong') setWrong({ password: errorText(outcome.error) });
      else setMessage(errorText(outcome.error));
    } else setMessage(isUnanswered(outcome.error) ? errorText(outcome.error) : undefined);
  }
  const status = useMoneyRequest(downlineRequest, show);

  function faults(): Partial<Record<Field, string>> {
    const { minimumAmount, maximumAmount, availableAmount } = transfers;
    const range = { minimum: full(minimumAmount), maximum: full(maximumAmount) };
    const found: Partial<Record<Field, string>> = {};
    if (amount === undefined || amount < minimumAmount || amount > maximumAmount) found.amount = t('give.range', range);
    else if (amount > availableAmount) found.amount = t('give.tooMuch', { available: full(availableAmount) });
    if (!/^\d{6}$/.test(halfWidth(pin))) found.password = t('give.sixDigits');
    return found;
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnresolved(status)) return show(await downlineRequest.check());
    const found = faults();
    setWrong(found);
    setMessage(undefined);
    if (amount === undefined || Object.keys(found).length > 0) return;
    show(await downlineRequest.submit({ id, amount, paymentPassword: halfWidth(pin) }));
  };

  const setPassword = async () => {
    const answer = await port.ask('set-payment-password', {});
    if (answer.status === 'done') setNewPassword(answer.result.isSet);
    else setMessage(t('give.passwordUnavailable'));
  };

  return {
    ...{ amount, pin, wrong, status, hasPassword, submit, setPassword },
    message: message ?? (status === 'unknown' ? t('give.unknown') : undefined),
    typeAmount: (minor: number | undefined) => {
      setAmount(minor);
      setWrong(({ amount: _, ...rest }) => rest);
      setMessage(undefined);
    },
    typePin: (text: string) => {
      setPin(text);
      setWrong(({ password: _, ...rest }) => rest);
    },
  };
}
