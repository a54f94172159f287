import type { DialogProps } from '@tessera/shared/contract';
import { maxChaseIssues } from '@tessera/shared/lottery';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useChaseTerms } from '../../api/chases.ts';
import { ChaseForm } from '../../features/chase/chase-form.tsx';
import { focusSlip } from '../../features/chase/slip-places.ts';
import type { SlipEntry } from '../../model/slip.ts';

interface Params {
  readonly gameCode: string;
  /** Bets of that game. */
  readonly entries: readonly SlipEntry[];
}

/** Orders the slip for several following issues. */
export default function ChaseDialog({ params, close }: DialogProps<Params, undefined>) {
  const terms = useChaseTerms({ gameCode: params.gameCode, count: maxChaseIssues });
  const isMade = useRef(false);
  // What opened it is gone with the bets of the slip. The dialog gives the focus back first, when it has left the screen.
  useEffect(
    () => () => {
      if (isMade.current) setTimeout(focusSlip);
    },
    [],
  );
  const closeMade = () => {
    isMade.current = true;
    close();
  };
  return (
    <ResourceView resource={terms} skeleton={<Skeleton height={480} width="100%" radius="m" />}>
      {(known) => <ChaseForm entries={params.entries} terms={known} onMade={closeMade} />}
    </ResourceView>
  );
}
