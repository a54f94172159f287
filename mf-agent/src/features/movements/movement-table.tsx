import { dayOf } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { classNames } from '@tessera/shared/ui/class-names';
import { Money } from '@tessera/shared/ui/money';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import type { TeamMovement } from '../../api/records.ts';
import { pageOfBill, sharesOf } from '../../model/figure-lists.ts';
import { quotedReference } from '../../model/record-filter.ts';
import { ListLink } from '../layout/list-link.tsx';
import { useOwnAccount } from '../layout/use-own-account.ts';
import { AccountName } from '../records/account-name.tsx';
import styles from '../records/records.module.css';

/** What a movement was about: its bet, its bill, or of one's own rebate whose bets it came from; each is one press away. */
function Reference({ movement, own }: { readonly movement: TeamMovement; readonly own: string | undefined }) {
  const { t } = useTranslation('agent');
  const { reference, bet, bill, type, account, hasLeft, atMs } = movement;
  const text = <span className={styles.small}>{quotedReference(reference) ?? '–'}</span>;
  if (bet !== null)
    return (
      <ListLink page="teamBetting" query={new URLSearchParams({ bet }).toString()} title={t('movements.openBet')}>
        {/* Of a settled stake the number is that of its bet. */}
        <span className={styles.small}>{quotedReference(reference || `round:${bet.split(':').at(-1)}`)}</span>
      </ListLink>
    );
  if (bill !== null)
    return (
      <ListLink {...pageOfBill(bill)} title={t('movements.openBill')}>
        {text}
      </ListLink>
    );
  if (type === 'rebate' && account === own && !hasLeft)
    return (
      <ListLink {...sharesOf(dayOf(atMs, merchant().timeZone))} title={t('income.open.rebate')}>
        {text}
      </ListLink>
    );
  return text;
}

const keyOf = ({ id }: TeamMovement): string => id;

/** Movements of the team's money, newest first, each as its member sees it; a press on an account shows it alone. */
export function TeamMovementTable({ movements }: { readonly movements: readonly TeamMovement[] }) {
  const { t } = useTranslation('agent');
  const { currency, date } = useFormat('agent');
  const own = useOwnAccount();
  const columns = useMemo(
    (): readonly DataColumn<TeamMovement>[] => [
      {
        key: 'type',
        head: t('movements.type'),
        phone: 'name',
        cell: ({ type, flow }) => (
          <span className={styles.strong}>{t([`movements.kinds.${type}`, `movements.flows.${flow}`])}</span>
        ),
      },
      {
        key: 'account',
        head: t('records.account'),
        phone: 'line',
        cell: ({ account, hasLeft }) => <AccountName page="transactions" account={account} hasLeft={hasLeft} />,
      },
      {
        key: 'time',
        head: t('movements.time'),
        phone: 'line',
        cell: ({ atMs }) => <span className={classNames(styles.small, styles.moment)}>{date('moment', atMs)}</span>,
      },
      {
        key: 'counterpart',
        head: t('movements.counterpart'),
        phone: 'line',
        // The site itself is on the other side of most movements.
        cell: ({ counterpart }) => counterpart ?? <span className={styles.small}>{t('movements.site')}</span>,
      },
      {
        key: 'reference',
        head: t('movements.reference'),
        phone: 'line',
        cell: (movement) => <Reference movement={movement} own={own} />,
      },
      {
        key: 'amount',
        head: t('movements.amount'),
        align: 'end',
        phone: 'figure',
        cell: ({ amount }) => <Money minor={amount} currency={currency} isSigned hasUnit={false} />,
      },
    ],
    [t, currency, date, own],
  );
  return <DataTable label={t('movements.title')} columns={columns} rows={movements} rowKey={keyOf} isDense />;
}
