import { useTranslation } from '@tessera/shared/i18n';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import type { RecordedBetStatus } from '@tessera/shared/wire/wallet';
import type { RecordedBet } from '../../api/bets.ts';

const tones: Readonly<Record<RecordedBetStatus, BadgeTone>> = {
  open: 'info',
  won: 'accent',
  lost: 'neutral',
  tie: 'neutral',
  void: 'warn',
};

/** What became of a bet; of a void one also why, where that is known. */
export function BetStatus({
  bet: { status, voidReason },
}: {
  readonly bet: Pick<RecordedBet, 'status' | 'voidReason'>;
}) {
  const { t } = useTranslation('wallet');
  return <Badge tone={tones[status]}>{t(`bets.status.${voidReason ?? status}`)}</Badge>;
}
