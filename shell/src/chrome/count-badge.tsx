import { type EventName, useFact } from '@tessera/shared/events';
import { Badge } from '@tessera/shared/ui/badge';

/** The count of a sticky event, as a badge; shown only above zero. */
export function CountBadge({ event }: { readonly event: EventName }) {
  const fact = useFact(event) as { readonly count?: number } | undefined;
  return fact?.count ? <Badge tone="accent">{fact.count}</Badge> : null;
}
