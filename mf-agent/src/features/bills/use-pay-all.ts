import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { usePayBills } from '../../api/bills.ts';
import type { BillRecord, BillsFilter, PaidBills } from '../../model/bills.ts';

type Open = BillRecord['open'];

/** What is shown of a run: the question, how far it is, that the cash is used up, or why it was refused. */
export type PayAllState =
  | { readonly status: 'closed' }
  | { readonly status: 'asked'; readonly failure?: unknown; readonly short?: PaidBills }
  | { readonly status: 'paying'; readonly of: Open; readonly outcome: PaidBills | undefined };

/** Pays everything that can be paid of a filter, call after call under one id, until nothing is left, the cash is used up or it is stopped. */
export function usePayAll(filter: BillsFilter, open: Open) {
  const { t } = useTranslation('agent');
  const { count, full } = useFormat('agent');
  const { mutateAsync } = usePayBills();
  const [state, setState] = useState<PayAllState>({ status: 'closed' });
  const isStopped = useRef(false);
  // Leaving the page stops the run too.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const finish = ({ paid, amount, left }: PaidBills) => {
    setState({ status: 'closed' });
    toast.show({
      tone: 'ok',
      title: t('bill.paidAll', { count: paid, written: count(paid), amount: full(amount) }),
      ...(left.count > 0 ? { detail: t('bill.leftToast', { count: left.count, written: count(left.count) }) } : {}),
    });
  };
  const pay = async () => {
    isStopped.current = false;
    setState({ status: 'paying', of: open, outcome: undefined });
    // A new request id is safe: no bill is paid beyond its amount.
    const request = { ...filter, requestId: crypto.randomUUID(), count: open.count, amount: open.amount };
    try {
      for (;;) {
        const outcome = await mutateAsync(request);
        if (outcome.state === 'going' && !isStopped.current) {
          setState({ status: 'paying', of: open, outcome });
          continue;
        }
        if (outcome.state === 'short') setState({ status: 'asked', short: outcome });
        else finish(outcome);
        return;
      }
    } catch (failure) {
      // What is shown has been fetched again: the payer confirms the new figures.
      setState({ status: 'asked', failure });
    }
  };
  return {
    state,
    ask: () => setState({ status: 'asked' }),
    pay: () => void pay(),
    /** While it pays, it stops after the call that is under way. */
    close: () => {
      isStopped.current = true;
      setState((now) => (now.status === 'paying' ? now : { status: 'closed' }));
    },
  };
}
