import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ErrorTile } from '@tessera/shared/ui/error-tile';
import { TicketIcon } from '@tessera/shared/ui/more-icons';
import { onDemand } from '@tessera/shared/ui/on-demand';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { MouseEvent } from 'react';
import type { SlipLinesProps } from './slip-lines.tsx';
import { slipStore } from './slip-store.ts';
import { useClearSlip } from './use-clear-slip.ts';

const SlipLines = onDemand(() => import('./slip-lines.tsx'));

/** Loads what shows bets: pages begin with an empty slip. */
export const loadSlipLines = SlipLines.loadAhead;

/** The bets of the slip, or what to do while it has none. */
export function SlipBody(props: SlipLinesProps) {
  const { t } = useTranslation('lottery');
  const { undo } = useClearSlip();
  const restore = ({ currentTarget }: MouseEvent) => {
    const around = currentTarget.closest('aside, [role="dialog"]');
    undo();
    // The button that has the focus goes away; the bets are rendered by then.
    queueMicrotask(() => around?.querySelector<HTMLElement>('[data-line-action]')?.focus());
  };
  if (props.slip.entries.length === 0) {
    return (
      <EmptyState
        icon={<TicketIcon />}
        title={t('slip.empty')}
        detail={t('slip.emptyDetail')}
        // The toast that offers it too is far from here for the keyboard, and goes away.
        actions={slipStore.canRestore() && <Button onClick={restore}>{t('slip.undo')}</Button>}
      />
    );
  }
  return (
    <SlipLines
      part={props}
      waiting={<Skeleton height={120} radius="m" width="100%" />}
      failed={(_, retry) => <ErrorTile onRetry={retry} isNetworkCause />}
    />
  );
}
