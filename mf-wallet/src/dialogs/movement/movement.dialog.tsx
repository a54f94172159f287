import type { DialogProps } from '@tessera/shared/contract';
import { openDialog } from '@tessera/shared/dialogs';
import { zoneName } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant, merchantCurrency } from '@tessera/shared/merchant';
import { currentMember } from '@tessera/shared/session';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { CopyButton } from '@tessera/shared/ui/copy';
import { Money } from '@tessera/shared/ui/money';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useMovement } from '../../api/account-record.ts';
import { Facts } from '../../features/money-page/money-page.tsx';
import { MovementList } from '../../features/record/movement-list.tsx';
import { type MovementRequest, recordReference } from '../../model/record.ts';
import styles from './movement.module.css';

/** The receipt of one movement: its numbers, the balance before and after it, and what else belongs to it. */
export default function MovementDialog({ params, close }: DialogProps<{ readonly id: string }, MovementRequest>) {
  const { t } = useTranslation('wallet');
  const { date } = useFormat('wallet');
  const currency = merchantCurrency();
  const receipt = useMovement({ id: params.id });
  return (
    <ResourceView resource={receipt} skeleton={<Skeleton height={320} width="100%" radius="m" />}>
      {({ movement, balanceBefore, parts, related, bet, request }) => {
        const reference = recordReference(movement.reference);
        return (
          <div className={styles.body}>
            <Facts
              facts={[
                { label: t('record.type'), value: t([`record.kinds.${movement.type}`, 'record.kinds.other']) },
                {
                  label: t('record.time'),
                  value: `${date('second', movement.atMs)} ${zoneName(merchant().timeZone, movement.atMs)}`,
                },
                {
                  label: t('record.number'),
                  value: <Copied name={t('record.number')} text={movement.id} />,
                },
                ...(movement.subject ? [{ label: t('record.subject'), value: movement.subject }] : []),
                ...(reference
                  ? [{ label: t('record.reference'), value: <Copied name={t('record.reference')} text={reference} /> }]
                  : []),
                ...parts.map(({ account, amount }) => ({
                  label: t(`record.accounts.${account}`),
                  value: <Money minor={amount} currency={currency} isSigned />,
                })),
                { label: t('record.before'), value: <Money minor={balanceBefore} currency={currency} /> },
                {
                  label: t('record.balanceAfter'),
                  value: <Money minor={movement.balanceAfter} currency={currency} />,
                  isSum: true,
                },
              ]}
            />
            {related.length > 1 && <MovementList title={t('record.related')} movements={related} />}
            {request && (request.kind !== 'upline' || currentMember()?.toUpline) && (
              <Button isWide onClick={() => close(request)}>
                {t(`record.openRequest.${request.kind}`)}
              </Button>
            )}
            {bet !== null && (
              <Button isWide onClick={() => void openDialog('wallet.bet', { source: bet })}>
                {t('record.openBet')}
              </Button>
            )}
          </div>
        );
      }}
    </ResourceView>
  );
}

function Copied({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <span className={styles.copied}>
      {text} <CopyButton name={name} text={text} />
    </span>
  );
}
