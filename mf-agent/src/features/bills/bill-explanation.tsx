import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Dialog } from '@tessera/shared/ui/dialog';
import { Money } from '@tessera/shared/ui/money';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { ReactNode } from 'react';
import { useBill } from '../../api/bills.ts';
import type { BillExplanation as Explanation } from '../../model/bills.ts';
import { TierTable } from '../contracts/contract-terms.tsx';
import styles from './bills.module.css';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** How a bill came to its amount: the team's figures, what was carried, the tier that counted, and what was paid. */
export function BillExplanation({ id, onClose }: Props) {
  const { t } = useTranslation('agent');
  const bill = useBill({ id });
  return (
    <Dialog
      isOpen
      size="large"
      title={t('bill.explanation', { reference: bill.data?.bill.reference ?? '' })}
      onClose={onClose}
    >
      <ResourceView resource={bill} skeleton={<Skeleton height={360} radius="m" />} isEmpty={() => false}>
        {(explained) => (
          <div className={styles.explanation}>
            <Figures explained={explained} />
            <TierTable kind={explained.kind} tiers={explained.tiers} />
            <Result explained={explained} />
            <Payments explained={explained} />
          </div>
        )}
      </ResourceView>
    </Dialog>
  );
}

function Lines({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly (readonly [string, ReactNode])[];
}) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl className={styles.lines}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface PartProps {
  readonly explained: Explanation;
}

function Figures({ explained }: PartProps) {
  const { t } = useTranslation('agent');
  const { currency, count } = useFormat('agent');
  const { kind, figures, loss, carriedIn, base } = explained;
  const money = (minor: number, isSigned = false) => <Money minor={minor} currency={currency} isSigned={isSigned} />;
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t('contract.activeMembers'), count(figures.activeMembers)],
    [t('contract.validBet'), money(figures.validBet)],
    ...(kind === 'dividend'
      ? ([
          [t('bill.payout'), money(-figures.payout, true)],
          [t('bill.rebate'), money(-figures.rebate, true)],
          [t('bill.bonus'), money(-figures.bonus, true)],
          [t('bill.loss'), money(loss)],
          [t('bill.carriedIn'), money(carriedIn, true)],
        ] as const)
      : []),
    [t('bill.base'), money(base)],
  ];
  return <Lines title={t('bill.team')} lines={lines} />;
}

function Result({ explained: { base, rateBasisPoints, bill, carriedOut } }: PartProps) {
  const { t } = useTranslation('agent');
  const { full, rate } = useFormat('agent');
  return (
    <div className={styles.result}>
      {rateBasisPoints > 0
        ? t('bill.result', { base: full(base), rate: rate(rateBasisPoints), amount: full(bill.amount) })
        : t('bill.statuses.notReached')}
      {carriedOut < 0 && ` · ${t('bill.carriedOut')} ${full(carriedOut)}`}
    </div>
  );
}

function Payments({ explained: { payments } }: PartProps) {
  const { t } = useTranslation('agent');
  const { currency, date } = useFormat('agent');
  if (payments.length === 0) return <p>{t('bill.noPayments')}</p>;
  const lines = payments.map(
    ({ amount, atMs }, at) =>
      [`${at + 1}. ${date('moment', atMs)}`, <Money key={atMs} minor={amount} currency={currency} />] as const,
  );
  return <Lines title={t('bill.payments')} lines={lines} />;
}
