import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { Money } from '@tessera/shared/ui/money';
import type { DataColumn } from '@tessera/shared/ui/table';
import type { ContractKind } from '@tessera/shared/wire/agent';
import { useMemo } from 'react';
import { type Bill, type BillFilter, billTones, openOf } from '../../model/bills.ts';
import styles from './bills.module.css';
import { useBillPeriod } from './use-bill-period.ts';

interface Press {
  readonly onExplain: (bill: Bill) => void;
  readonly onPay: (bill: Bill) => void;
  readonly isBusy: boolean;
  /** Why a bill could not be paid. */
  readonly refusalOf: (bill: Bill) => string | undefined;
}

/** Period, the other side, status and amounts; whoever pays has a button on what is open. */
export function useBillColumns(
  kind: ContractKind,
  side: BillFilter['side'],
  { onExplain, onPay, isBusy, refusalOf }: Press,
): readonly DataColumn<Bill>[] {
  const { t } = useTranslation('agent');
  const { currency, date, full } = useFormat('agent');
  const periodOf = useBillPeriod(kind);
  return useMemo(() => {
    const money = (minor: number) => <Money minor={minor} currency={currency} hasUnit={false} />;
    const pay: DataColumn<Bill> = {
      key: 'pay',
      head: t('bill.action'),
      align: 'end',
      phone: 'line',
      isNone: (bill) => openOf(bill) === 0,
      cell: (bill) =>
        openOf(bill) > 0 && (
          <div className={styles.pay}>
            <Button
              size="small"
              isDisabled={isBusy}
              keepsFocus
              aria-label={t('bill.payOf', { reference: bill.reference })}
              onClick={() => onPay(bill)}
            >
              {t('bill.pay')}
            </Button>
            {refusalOf(bill) && (
              <p role="alert" className={styles.refusal}>
                {refusalOf(bill)}
              </p>
            )}
          </div>
        ),
    };
    return [
      { key: 'period', head: t('bill.period'), phone: 'name', cell: periodOf },
      {
        key: 'other',
        head: t(side === 'received' ? 'bill.from' : 'bill.to'),
        cell: ({ payer, account }) => (side === 'received' ? payer : account),
      },
      {
        key: 'status',
        head: t('bill.status'),
        cell: ({ status }) => <Badge tone={billTones[status]}>{t(`bill.statuses.${status}`)}</Badge>,
      },
      {
        key: 'amount',
        head: t('bill.amount'),
        align: 'end',
        phone: 'figure',
        cell: (bill) => (
          <button
            type="button"
            className={styles.amount}
            data-bill={bill.id}
            aria-label={t('bill.explain', { amount: full(bill.amount) })}
            onClick={() => onExplain(bill)}
          >
            {money(bill.amount)}
          </button>
        ),
      },
      { key: 'paid', head: t('bill.paid'), align: 'end', cell: ({ paid }) => money(paid) },
      { key: 'open', head: t('bill.open'), align: 'end', cell: (bill) => money(openOf(bill)) },
      {
        key: 'expires',
        head: t('bill.expires'),
        align: 'end',
        isNone: (bill) => openOf(bill) === 0,
        cell: (bill) => (openOf(bill) > 0 ? date('day', bill.expiresAtMs) : '–'),
      },
      ...(side === 'given' ? [pay] : []),
    ];
  }, [t, currency, date, full, periodOf, side, onExplain, onPay, isBusy, refusalOf]);
}
