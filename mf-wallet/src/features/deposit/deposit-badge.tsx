import { useTranslation } from '@tessera/shared/i18n';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import type { DepositStatus } from '@tessera/shared/wire/wallet';

const tones: Readonly<Record<DepositStatus, BadgeTone>> = { pending: 'info', approved: 'ok', rejected: 'danger' };

export function DepositBadge({ status }: { readonly status: DepositStatus }) {
  const { t } = useTranslation('wallet');
  return <Badge tone={tones[status]}>{t(`deposit.status.${status}`)}</Badge>;
}
