import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import { usePaymentConfirmations } from '../../api/receipts.ts';
import { SidePanel } from '../money-page/money-page.tsx';
import { RequestList } from '../requests/request-list.tsx';

const newest = { page: 1, pageSize: 20 };

/** Payments that the member has not confirmed yet; a press opens the withdrawal. Renders nothing without one. */
export function AwaitingReceipt({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useTranslation('wallet');
  const waiting = (usePaymentConfirmations(newest).data ?? []).filter(({ status }) => status === 'sent');
  if (waiting.length === 0) return null;
  return (
    <SidePanel title={t('receipt.awaiting')}>
      <RequestList
        requests={waiting.map(({ id, withdrawalId, amount, paidAtMs }) => ({
          id,
          withdrawalId,
          amount,
          createdAtMs: paidAtMs,
        }))}
        badge={() => <Badge tone="info">{t('receipt.state.sent')}</Badge>}
        onOpen={(id) => onOpen(waiting.find((payment) => payment.id === id)?.withdrawalId ?? '')}
      />
    </SidePanel>
  );
}
