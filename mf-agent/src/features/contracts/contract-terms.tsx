import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { Money } from '@tessera/shared/ui/money';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import type { ContractKind, ContractTier } from '@tessera/shared/wire/agent';
import { useMemo } from 'react';

export interface ShownTier extends ContractTier {
  readonly isReached?: boolean;
}
interface NumberedTier extends ShownTier {
  readonly number: number;
}

const keyOf = ({ number }: NumberedTier): string => String(number);

interface Props {
  readonly kind: ContractKind;
  readonly tiers: readonly ShownTier[];
  /** Where there is more than one such table. */
  readonly label?: string;
}

/** The tiers of a contract; on a bill the one that counted is marked. */
export function TierTable({ kind, tiers, label }: Props) {
  const { t } = useTranslation('agent');
  const { currency, count, rate } = useFormat('agent');
  const rows = useMemo(() => tiers.map((tier, at) => ({ ...tier, number: at + 1 })), [tiers]);
  const columns = useMemo<readonly DataColumn<NumberedTier>[]>(() => {
    const money = (minor: number) => <Money minor={minor} currency={currency} hasUnit={false} />;
    return [
      {
        key: 'tier',
        head: t('contract.tierHead'),
        phone: 'name',
        cell: ({ number, isReached }) => (
          <>
            {t('contract.tier', { number })} {isReached && <Badge tone="ok">{t('bill.reached')}</Badge>}
          </>
        ),
      },
      {
        key: 'members',
        head: t('contract.activeMembers'),
        align: 'end',
        cell: ({ activeMembers }) => count(activeMembers),
      },
      { key: 'bet', head: t('contract.validBet'), align: 'end', cell: ({ validBet }) => money(validBet) },
      ...(kind === 'dividend'
        ? [
            {
              key: 'loss',
              head: t('contract.loss'),
              align: 'end',
              cell: ({ loss }: NumberedTier) => money(loss),
            } as const,
          ]
        : []),
      {
        key: 'rate',
        head: t('contract.rate'),
        align: 'end',
        phone: 'figure',
        cell: ({ rateBasisPoints }) => rate(rateBasisPoints),
      },
    ];
  }, [t, currency, count, rate, kind]);
  return <DataTable label={label ?? t('contract.terms')} columns={columns} rows={rows} rowKey={keyOf} isDense />;
}
