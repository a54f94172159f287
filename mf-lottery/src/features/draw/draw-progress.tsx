import { useTranslation } from '@tessera/shared/i18n';
import { hasPrizeTable, prizePlaces } from '@tessera/shared/lottery';
import { Badge } from '@tessera/shared/ui/badge';
import type { LotteryGame } from '../../model/lottery-types.ts';

const placesOf = ({ kind }: LotteryGame): number => (hasPrizeTable(kind) ? prizePlaces(kind).length : 0);

/** How many of a draw's prizes are known: 5/18. */
export function DrawProgress({ game, drawn }: { readonly game: LotteryGame; readonly drawn: number }) {
  const { t } = useTranslation('lottery');
  return <Badge tone="accent">{t('live.progress', { drawn, all: placesOf(game) })}</Badge>;
}
