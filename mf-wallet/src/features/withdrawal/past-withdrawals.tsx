import { useTranslation } from '@tessera/shared/i18n';
import { useWithdrawalList } from '../../api/withdrawals.ts';
import { SidePanel } from '../money-page/side-panel.tsx';
import { RequestList } from '../requests/request-list.tsx';
import { WithdrawalBadge } from './withdrawal-badge.tsx';

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
