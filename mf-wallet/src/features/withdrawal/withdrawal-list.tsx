import { useTranslation } from '@tessera/shared/i18n';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { DoneIcon } from '@tessera/shared/ui/icons';
import { UndoIcon } from '@tessera/shared/ui/more-icons';
import type { WithdrawalStatus } from '@tessera/shared/wire/wallet';
import { useWithdrawalList } from '../../api/withdrawals.ts';
import { isOpenWithdrawal, isReturned } from '../../model/withdrawal-steps.ts';
import { SidePanel } from '../money-page/money-page.tsx';
import { RequestList } from '../requests/request-list.tsx';

const toneOf = (status: WithdrawalStatus): BadgeTone =>
  isOpenWithdrawal(status) ? 'info' : isReturned(status) ? 'danger' : 'ok';

/** Where a withdrawal stands; a refusal says in the same breath where the money is. */
export function WithdrawalBadge({ status }: { readonly status: WithdrawalStatus }) {
  const { t } = useTranslation('wallet');
  const icon = isReturned(status) ? (
    <UndoIcon aria-hidden />
  ) : status === 'completed' ? (
    <DoneIcon aria-hidden />
  ) : undefined;
  return (
    <Badge tone={toneOf(status)} icon={icon}>
      {t(`withdrawal.status.${status}`)}
    </Badge>
  );
}

const shownAtMost = 6;

interface Props {
  readonly onOpen: (id: string) => void;
  /** The one that is shown in detail is not listed again. */
  readonly current?: string;
}

/** Withdrawals under way and past, newest first; nothing stands here until there is one. */
export function PastWithdrawals({ onOpen, current }: Props) {
  const { t } = useTranslation('wallet');
  const withdrawals = (useWithdrawalList().data ?? []).filter(({ id }) => id !== current);
  if (withdrawals.length === 0) return null;
  return (
    <SidePanel title={t('withdrawal.past')}>
      <RequestList
        requests={withdrawals.slice(0, shownAtMost)}
        badge={({ status }) => <WithdrawalBadge status={status} />}
        onOpen={onOpen}
      />
    </SidePanel>
  );
}
