import type { DialogProps } from '@tessera/shared/contract';
import { maxChaseIssues } from '@tessera/shared/lottery';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useChaseTerms } from '../../api/chases.ts';
import { ChaseForm } from '../../features/chase/chase-form.tsx';
import { focusAfterDialog } from '../../features/keyboard/focus-after-dialog.ts';
import { focusSlip } from '../../features/slip/slip-focus.ts';
import type { SlipEntry } from '../../model/slip.ts';

interface Params {
  readonly gameCode: string;
  /** Bets of that game. */
  readonly entries: readonly SlipEntry[];
}

/** Orders the slip for several following issues. */
export default function ChaseDialog({ params, close }: DialogProps<Params, undefined>) {
  const terms = useChaseTerms({ gameCode: params.gameCode, count: maxChaseIssues });
  const closeMade = () => {
    close();
    // The button that opened the form is gone with the bets of the slip.
    void focusAfterDialog(focusSlip);
  };
  return (
    <ResourceView resource={terms} skeleton={<Skeleton height={480} width="100%" radius="m" />}>
      {(known) => <ChaseForm entries={params.entries} terms={known} onMade={closeMade} />}
    </ResourceView>
  );
}
