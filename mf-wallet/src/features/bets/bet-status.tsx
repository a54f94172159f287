import { useTranslation } from '@tessera/shared/i18n';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import type { RecordedBetStatus } from '@tessera/shared/wire/wallet';

const tones: Readonly<Record<RecordedBetStatus, BadgeTone>> = {
  open: 'info',
  won: 'accent',
  lost: 'neutral',
  tie: 'neutral',
  void: 'warn',
};

export function BetStatus({ status }: { readonly status: RecordedBetStatus }) {
  const { t } = useTranslation('wallet');
  return <Badge tone={tones[status]}>{t(`bets.status.${status}`)}</Badge>;
}
