import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { Money } from '@tessera/shared/ui/money';
import { toast } from '@tessera/shared/ui/toast';
import type { ContractKind } from '@tessera/shared/wire/agent';
import { useState } from 'react';
import { usePayBills } from '../../api/bills.ts';
import { useRequestId } from '../../api/contracts.ts';
import type { BillRecord } from '../../model/bills.ts';
import styles from './bills.module.css';

interface Props {
  readonly kind: ContractKind;
  readonly record: Pick<BillRecord, 'open' | 'cash'>;
}

/** One press for every open bill: first how many of each status and what they come to, then it pays. */
export function PayAll({ kind, record: { open, cash } }: Props) {
  const { t } = useTranslation('agent');
  const { currency, count, full } = useFormat('agent');
  const errorText = useErrorText('agent');
  const payBills = usePayBills();
  const request = useRequestId();
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const pay = async () => {
    setFailure(undefined);
    try {
      const { count: bills, amount } = open;
      const paid = await payBills.mutateAsync({ requestId: request.take(), kind, count: bills, amount });
      request.settle();
      setAsked(false);
      toast.show({
        tone: 'ok',
        title: t('bill.paidToast', { amount: full(paid.amount) }),
        ...(paid.open > 0 ? { detail: t('bill.leftToast', { written: count(paid.open) }) } : {}),
      });
    } catch (cause) {
      // What is shown has been fetched again: the payer confirms the new figures.
      request.settle(cause);
      setFailure(cause);
    }
  };
  if (open.count === 0 && !isAsked) return null;
  return (
    <>
      <Button
        className={styles.payAll}
        size="small"
        variant="primary"
        onClick={() => {
          setFailure(undefined);
          setAsked(true);
        }}
      >
        {t('bill.payAllOf', { written: count(open.count) })}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('bill.payAll')}
        description={t('bill.payAllDetail')}
        confirmLabel={t('bill.payAll')}
        isBusy={payBills.isPending}
        onConfirm={() => void pay()}
        onClose={() => setAsked(false)}
      >
        <dl className={styles.lines}>
          {open.byStatus.map(({ status, count: bills, amount, paid }) => (
            <div key={status}>
              <dt>{t('bill.statusCount', { status: t(`bill.statuses.${status}`), count: bills })}</dt>
              <dd>
                <Money minor={amount - paid} currency={currency} />
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('bill.open')}</dt>
            <dd>
              <Money minor={open.amount} currency={currency} />
            </dd>
          </div>
          <div>
            <dt>{t('bill.cash')}</dt>
            <dd>
              <Money minor={cash} currency={currency} />
            </dd>
          </div>
        </dl>
        {failure !== undefined && (
          <p role="alert" className={styles.refusal}>
            {errorText(failure)}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
