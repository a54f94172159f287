import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { useCallback, useRef, useState } from 'react';
import { usePayBill } from '../../api/bills.ts';
import { useRequestId } from '../../api/contracts.ts';
import { type Bill, openOf } from '../../model/bills.ts';

interface RefusedBill {
  readonly billId: string;
  readonly cause: unknown;
}

/** Pays one bill at a time; the same bill is sent with the same id until its outcome is known. */
export function usePay() {
  const { t } = useTranslation('agent');
  const { full } = useFormat('agent');
  const { mutateAsync, isPending } = usePayBill();
  const { take, settle } = useRequestId();
  const last = useRef<string>(undefined);
  const [failure, setFailure] = useState<RefusedBill>();
  const pay = useCallback(
    async ({ id }: Bill) => {
      setFailure(undefined);
      if (last.current !== id) settle();
      last.current = id;
      try {
        const { amount, bill } = await mutateAsync({ requestId: take(), billId: Number(id) });
        settle();
        toast.show({
          tone: 'ok',
          title: t('bill.paidToast', { amount: full(amount) }),
          ...(openOf(bill) > 0 ? { detail: t('bill.stillOpen', { amount: full(openOf(bill)) }) } : {}),
        });
      } catch (cause) {
        settle(cause);
        setFailure({ billId: id, cause });
      }
    },
    [mutateAsync, take, settle, t, full],
  );
  return { pay: useCallback((bill: Bill) => void pay(bill), [pay]), isBusy: isPending, failure };
}
