import { useTranslation } from '@tessera/shared/i18n';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import type { Rank } from '@tessera/shared/wire/agent';

const tones: Readonly<Record<Rank, BadgeTone>> = {
  head: 'accent',
  subhead: 'accent',
  distributor: 'info',
  shop: 'info',
  member: 'neutral',
};

/** The rung of the ladder, in words; the colour only groups them. */
export function RankBadge({ rank }: { readonly rank: Rank }) {
  const { t } = useTranslation('agent');
  return <Badge tone={tones[rank]}>{t(`rank.${rank}`)}</Badge>;
}
