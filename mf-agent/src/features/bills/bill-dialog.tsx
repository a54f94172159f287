import { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Dialog } from '@tessera/shared/ui/dialog';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { BackIcon } from '@tessera/shared/ui/more-icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useRef } from 'react';
import { useBill } from '../../api/bills.ts';
import type { OpenBill } from '../../model/bills.ts';
import { BillExplanation } from './bill-explanation.tsx';
import { BillTeam } from './bill-team.tsx';
import styles from './bills.module.css';

interface Props {
  readonly open: OpenBill;
  /** Shows a branch of the bill's team, or the explanation again. */
  readonly onBranch: (branch: string | undefined) => void;
  readonly onClose: () => void;
}

/** The bill of the address: how it came to its amount, or the branches that its figures consist of. */
export function BillDialog({ open: { id, branch }, onBranch, onClose }: Props) {
  const { t } = useTranslation('agent');
  const bill = useBill({ id });
  // The branches that led to the one that is shown.
  const above = useRef<string[]>([]);
  const enter = (next: string) => {
    if (branch) above.current.push(branch);
    onBranch(next);
  };
  const explain = () => {
    above.current = [];
    onBranch(undefined);
  };
  const isUnknown = bill.error instanceof ApiError && bill.error.code === 'agent.bill.unknown';
  const title = bill.data
    ? t(branch ? 'bill.teamOf' : 'bill.explanation', { reference: bill.data.bill.reference })
    : t('bill.one');
  return (
    <Dialog
      isOpen
      size="large"
      title={title}
      onClose={onClose}
      onBack={branch ? () => onBranch(above.current.pop()) : undefined}
      actions={
        branch && (
          <Button icon={<BackIcon />} onClick={explain}>
            {t('bill.back')}
          </Button>
        )
      }
    >
      {isUnknown ? (
        <EmptyState title={t('bill.unknown')} detail={t('bill.unknownDetail')} />
      ) : (
        <ResourceView resource={bill} skeleton={<Skeleton height={360} radius="m" />} isEmpty={() => false}>
          {(explained) => (
            <div className={styles.explanation}>
              {branch ? (
                <BillTeam key={branch} explained={explained} branch={branch} onBranch={enter} />
              ) : (
                <BillExplanation explained={explained} onBranch={enter} />
              )}
            </div>
          )}
        </ResourceView>
      )}
    </Dialog>
  );
}
