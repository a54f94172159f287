import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import type { DataColumn } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import { type Contract, rateRange } from '../../model/contract.ts';
import { ContractBadge } from './contract-badge.tsx';
import styles from './contracts.module.css';

/** The lowest and the highest rate: `0.40% – 0.80%`. */
export function useRangeText() {
  const { rate } = useFormat('agent');
  return ([lowest, highest]: readonly [lowest: number, highest: number]): string =>
    lowest === highest ? rate(highest) : `${rate(lowest)} – ${rate(highest)}`;
}

/** The rates of a contract. */
export function useRateText() {
  const rangeText = useRangeText();
  return (contract: Pick<Contract, 'terms'>): string => rangeText(rateRange(contract));
}

/** Kind, the other side, rates, status and times of each contract. */
export function useContractColumns(onOpen: (contract: Contract) => void): readonly DataColumn<Contract>[] {
  const { t } = useTranslation('agent');
  const { date } = useFormat('agent');
  const rateText = useRateText();
  return useMemo(() => {
    const time = (ms: number | null) => (ms === null ? '–' : date('moment', ms));
    const other = ({ side, payer, account }: Contract) => (side === 'received' ? payer : account);
    return [
      {
        key: 'kind',
        head: t('contract.kind'),
        phone: 'name',
        cell: (contract) => {
          const kind = t(`contract.kinds.${contract.kind}`);
          return (
            <button
              type="button"
              className={styles.enter}
              aria-label={t('contract.open', { kind, account: other(contract) })}
              onClick={() => onOpen(contract)}
            >
              {kind}
            </button>
          );
        },
      },
      {
        key: 'other',
        head: t('contract.other'),
        cell: (contract) =>
          t(contract.side === 'received' ? 'contract.from' : 'contract.to', { account: other(contract) }),
      },
      { key: 'rate', head: t('contract.rate'), align: 'end', cell: rateText },
      {
        key: 'state',
        head: t('contract.state'),
        phone: 'figure',
        cell: (contract) => <ContractBadge contract={contract} />,
      },
      { key: 'since', head: t('contract.since'), align: 'end', cell: ({ startsAtMs }) => time(startsAtMs) },
      {
        key: 'until',
        head: t('contract.until'),
        align: 'end',
        isNone: ({ endsAtMs }) => endsAtMs === null,
        cell: ({ endsAtMs }) => time(endsAtMs),
      },
    ];
  }, [t, date, rateText, onOpen]);
}
