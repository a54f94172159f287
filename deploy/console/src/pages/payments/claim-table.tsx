import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import type { DataColumn } from '@tessera/shared/ui/table';
import { type ConsoleClaim, claimStates, getConsoleClaims, settleConsoleClaim } from '@tessera/shared/wire/console';
import { useMemo } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { useDecision } from '../../chrome/decision.tsx';
import { playerColumns } from '../../chrome/player-columns.tsx';
import { QueueList } from '../../chrome/queue-list.tsx';
import type { QueueFilter } from '../../chrome/use-queue-filter.ts';
import { amount, when } from '../../format.ts';
import styles from './payments.module.css';

/** What members owe after a credited payment was reversed; until it is settled, nothing is paid out to them. */
export function ClaimTable({ filter }: { readonly filter: QueueFilter }) {
  const { t } = useTranslation('console');
  const state = filter.choiceOf('state', claimStates);
  const claims = useConsole(getConsoleClaims, { ...filter.request, ...(state ? { state } : {}) });
  const columns = useColumns();
  return (
    <QueueList
      label={t('payments.view.claims')}
      resource={claims}
      columns={columns}
      empty={t('payments.empty.claims')}
      filter={filter}
    />
  );
}

function useColumns(): readonly DataColumn<ConsoleClaim>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    () => [
      ...playerColumns(t, ({ atMs }: ConsoleClaim) => atMs),
      { key: 'reference', head: t('payments.reference'), cell: ({ reference }) => reference },
      { key: 'amount', head: t('payments.owed'), align: 'end', cell: ({ money }) => amount(money, language) },
      {
        key: 'open',
        head: t('payments.open'),
        align: 'end',
        cell: ({ money, openMinor }) => amount({ ...money, amountMinor: openMinor }, language),
        phone: 'figure',
      },
      {
        key: 'act',
        head: t('column.decision'),
        align: 'end',
        cell: (claim) =>
          claim.openMinor > 0 ? <ClaimActions claim={claim} /> : claim.closedAtMs && when(claim.closedAtMs),
      },
    ],
    [t, language],
  );
}

/** Takes what there is in cash, or writes the rest off. */
function ClaimActions({ claim }: { readonly claim: ConsoleClaim }) {
  const { t } = useTranslation('console');
  const settle = useConsoleChange(settleConsoleClaim);
  const { id, merchant, username, money, openMinor } = claim;
  const [ask, question] = useDecision({ merchant, username, money: { ...money, amountMinor: openMinor } });
  const act = (how: 'collect' | 'write-off', texts: string, isRefusal: boolean) => () =>
    ask({ texts, isRefusal, take: (options) => settle.mutate({ id, how }, options) });
  return (
    <span className={styles.acts}>
      <Button size="small" onClick={act('write-off', 'payments.writeOff', true)}>
        {t('payments.writeOff')}
      </Button>
      <Button
        size="small"
        variant="primary"
        isBusy={settle.isPending}
        onClick={act('collect', 'payments.collect', false)}
      >
        {t('payments.collect')}
      </Button>
      {question}
    </span>
  );
}
