import { useTranslation } from '@tessera/shared/i18n';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { DoneIcon } from '@tessera/shared/ui/icons';
import { UndoIcon } from '@tessera/shared/ui/more-icons';
import { useWithdrawalList, useWithdrawalPage } from '../../api/withdrawals.ts';
import { type ShownStatus, shownStatus } from '../../model/receipt.ts';
import type { RequestFilter } from '../../model/request-filter.ts';
import type { Withdrawal } from '../../model/withdrawal.ts';
import { SidePanel } from '../money-page/money-page.tsx';
import { AllRequests } from '../requests/all-requests.tsx';
import { RequestList, ShowAll } from '../requests/request-list.tsx';

const tones: Readonly<Record<ShownStatus, BadgeTone>> = {
  requested: 'info',
  pending_review: 'info',
  approved: 'info',
  submitted: 'info',
  partPaid: 'info',
  awaiting: 'info',
  disputed: 'warn',
  completed: 'ok',
  received: 'ok',
  auto: 'neutral',
  partReturned: 'warn',
  allReturned: 'danger',
  rejected: 'danger',
  failed: 'danger',
  cancelled: 'neutral',
};
const returned: readonly ShownStatus[] = ['rejected', 'failed', 'cancelled', 'partReturned', 'allReturned'];
const done: readonly ShownStatus[] = ['completed', 'received', 'auto'];

/** The status of a withdrawal; a refusal also says where the money is. */
export function WithdrawalBadge({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('wallet');
  const status = shownStatus(withdrawal);
  const icon = returned.includes(status) ? (
    <UndoIcon aria-hidden />
  ) : done.includes(status) ? (
    <DoneIcon aria-hidden />
  ) : undefined;
  return (
    <Badge tone={tones[status]} icon={icon}>
      {t(`withdrawal.status.${status}`)}
    </Badge>
  );
}

interface AllWithdrawalsProps {
  readonly filter: RequestFilter;
  readonly onChange: (filter: RequestFilter) => void;
  readonly onOpen: (id: string) => void;
  readonly onLeave: () => void;
}

/** Every withdrawal, page by page. */
export function AllWithdrawals({ filter, ...rest }: AllWithdrawalsProps) {
  return (
    <AllRequests
      {...rest}
      about="withdrawal"
      filter={filter}
      requests={useWithdrawalPage(filter)}
      badge={(withdrawal) => <WithdrawalBadge withdrawal={withdrawal} />}
    />
  );
}

const shownAtMost = 6;

interface Props {
  readonly onOpen: (id: string) => void;
  readonly onAll: () => void;
  /** The one that is shown in detail is not listed again. */
  readonly current?: string;
}

/** Withdrawals under way and past, newest first; renders nothing without one. */
export function PastWithdrawals({ onOpen, onAll, current }: Props) {
  const { t } = useTranslation('wallet');
  const withdrawals = (useWithdrawalList().data ?? []).filter(({ id }) => id !== current);
  if (withdrawals.length === 0) return null;
  return (
    <SidePanel title={t('withdrawal.newest')}>
      <RequestList
        requests={withdrawals.slice(0, shownAtMost)}
        badge={(withdrawal) => <WithdrawalBadge withdrawal={withdrawal} />}
        onOpen={onOpen}
      />
      <ShowAll onPress={onAll} />
    </SidePanel>
  );
}
