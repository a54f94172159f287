import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { Money } from '@tessera/shared/ui/money';
import { Progress } from '@tessera/shared/ui/progress';
import { useEffect, useRef } from 'react';
import type { BillRecord, BillsFilter, PaidBills } from '../../model/bills.ts';
import styles from './bills.module.css';
import { usePayAll } from './use-pay-all.ts';

interface Props {
  /** Of the page. */
  readonly filter: BillsFilter;
  readonly record: Pick<BillRecord, 'open' | 'cash'>;
  /** The record is that of the filter before. */
  readonly isStale: boolean;
}

/** One press for every open bill of the filter: first how many of each status and what they come to, then it pays. */
export function PayAll({ filter, record: { open, cash }, isStale }: Props) {
  const { t } = useTranslation('agent');
  const { count } = useFormat('agent');
  const { state, ask, pay, close } = usePayAll(filter, open);
  const isPaying = state.status === 'paying';
  if (open.count === 0 && state.status === 'closed') return null;
  return (
    <>
      <Button className={styles.payAll} size="small" variant="primary" isDisabled={isStale} onClick={ask}>
        {t('bill.payAllOf', { written: count(open.count) })}
      </Button>
      <ConfirmDialog
        isOpen={state.status !== 'closed'}
        title={t('bill.payAll')}
        description={t('bill.payAllDetail')}
        confirmLabel={t('bill.payAll')}
        {...(isPaying ? { cancelLabel: t('bill.stop') } : {})}
        isBusy={isPaying}
        onConfirm={pay}
        onClose={close}
      >
        {state.status === 'paying' ? (
          <Paying of={state.of} outcome={state.outcome} />
        ) : (
          <Asked open={open} cash={cash} {...(state.status === 'asked' ? state : {})} />
        )}
      </ConfirmDialog>
    </>
  );
}

function Paying({ of, outcome }: { readonly of: BillRecord['open']; readonly outcome: PaidBills | undefined }) {
  const { t } = useTranslation('agent');
  const { count } = useFormat('agent');
  const left = outcome?.left.count ?? of.count;
  const done = Math.max(0, of.count - left);
  return (
    <Progress
      label={t('bill.paying')}
      ratio={done / Math.max(1, of.count)}
      valueText={t('bill.progress', { done: count(done), all: count(of.count), left: count(left) })}
    />
  );
}

interface AskedProps {
  readonly open: BillRecord['open'];
  readonly cash: number;
  readonly failure?: unknown;
  readonly short?: PaidBills;
}

function Asked({ open, cash, failure, short }: AskedProps) {
  const { t } = useTranslation('agent');
  const { currency, count, full } = useFormat('agent');
  const errorText = useErrorText('agent');
  // What is asked now is not what was confirmed: a second press of the same key does not confirm it.
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure !== undefined || short) alert.current?.focus();
  }, [failure, short]);
  const lines = [
    ...open.byStatus.map(({ status, count: bills, amount, paid }) => ({
      label: t('bill.statusCount', { status: t(`bill.statuses.${status}`), count: bills }),
      minor: amount - paid,
    })),
    { label: t('income.total'), minor: open.amount },
    { label: t('bill.cash'), minor: cash },
  ];
  return (
    <>
      {short && (
        <p ref={alert} tabIndex={-1} role="alert" className={styles.short}>
          {t('bill.short', {
            ...{ paid: count(short.paid), amount: full(short.amount) },
            ...{ left: count(short.left.count), leftAmount: full(short.left.amount) },
          })}
        </p>
      )}
      <dl className={styles.asked}>
        {lines.map(({ label, minor }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money minor={minor} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {failure !== undefined && (
        <p ref={alert} tabIndex={-1} role="alert" className={styles.short}>
          {errorText(failure)}
        </p>
      )}
    </>
  );
}
