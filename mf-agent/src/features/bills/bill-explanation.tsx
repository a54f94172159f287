import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { Money } from '@tessera/shared/ui/money';
import type { ReactNode } from 'react';
import type { BillExplanation as Explanation } from '../../model/bills.ts';
import type { BillFigure as Figure } from '../../model/figure-lists.ts';
import { TierTable } from '../contracts/contract-terms.tsx';
import { BillFigure } from './bill-figure.tsx';
import styles from './bills.module.css';
import { useBillPeriod } from './use-bill-period.ts';

interface Props {
  readonly explained: Explanation;
  readonly onBranch: (branch: string) => void;
}

/** How a bill came to its amount: the team's figures, what was carried, the tier that counted, and what was paid. */
export function BillExplanation({ explained, onBranch }: Props) {
  return (
    <>
      <Parties explained={explained} />
      <Figures explained={explained} onBranch={onBranch} />
      <TierTable kind={explained.kind} tiers={explained.tiers} />
      <Result explained={explained} />
      <Payments explained={explained} />
    </>
  );
}

type Line = readonly [label: string, value: ReactNode];

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
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

/** A bill can be opened by its address alone: it says whose it is and of which days. */
function Parties({ explained: { kind, bill } }: PartProps) {
  const { t } = useTranslation('agent');
  const periodOf = useBillPeriod(kind);
  return (
    <p className={styles.parties}>
      {t(`contract.kinds.${kind}`)} · {bill.payer} → {bill.account} · {periodOf(bill)} ·{' '}
      {t(`bill.statuses.${bill.status}`)}
    </p>
  );
}

/** Each of the team's figures leads to the movements that it is the sum of, or to the branches of the team. */
function Figures({ explained: { kind, accountId, bill, figures, loss, carriedIn, base }, onBranch }: Props) {
  const { t } = useTranslation('agent');
  const { currency, count } = useFormat('agent');
  const money = (minor: number, isSigned = false) => <Money minor={minor} currency={currency} isSigned={isSigned} />;
  const branches = (label: string, shown: ReactNode) => (
    <button
      type="button"
      className={styles.behind}
      title={t('bill.openTeam', { figure: label })}
      onClick={() => onBranch(accountId)}
    >
      {shown}
    </button>
  );
  const behind = (figure: Figure, label: string, shown: ReactNode): Line => [
    label,
    <BillFigure
      key={figure}
      figure={figure}
      minor={figure === 'loss' ? loss : figures[figure]}
      scope={{ branch: accountId }}
      account={bill.account}
      bill={bill}
      otherwise={branches(label, shown)}
    >
      {shown}
    </BillFigure>,
  ];
  const activeMembers = t('contract.activeMembers');
  const lines: readonly Line[] = [
    [activeMembers, figures.activeMembers > 0 ? branches(activeMembers, count(figures.activeMembers)) : count(0)],
    behind('validBet', t('contract.validBet'), money(figures.validBet)),
    ...(kind === 'dividend'
      ? [
          behind('payout', t('bill.payout'), money(-figures.payout, true)),
          behind('rebate', t('bill.rebate'), money(-figures.rebate, true)),
          behind('bonus', t('bill.bonus'), money(-figures.bonus, true)),
          behind('loss', t('bill.loss'), money(loss)),
          [t('bill.carriedIn'), money(carriedIn, true)] as const,
        ]
      : []),
    [t('bill.base'), money(base)],
  ];
  return (
    <div>
      <Lines title={t('bill.team')} lines={lines} />
      <Button size="small" className={styles.toTeam} onClick={() => onBranch(accountId)}>
        {t('bill.showTeam')}
      </Button>
    </div>
  );
}

function Result({ explained: { base, rateBasisPoints, bill, carriedOut } }: PartProps) {
  const { t } = useTranslation('agent');
  const { full, rate } = useFormat('agent');
  return (
    <div className={styles.result}>
      {rateBasisPoints > 0
        ? t('bill.result', { base: full(base), rate: rate(rateBasisPoints), amount: full(bill.amount) })
        : t(base > 0 ? 'bill.statuses.notReached' : 'bill.nothingToPay')}
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
