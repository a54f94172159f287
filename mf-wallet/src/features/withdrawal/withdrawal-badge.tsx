import { useTranslation } from '@tessera/shared/i18n';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { DoneIcon, UndoIcon } from '@tessera/shared/ui/icons';
import type { WithdrawalStatus } from '@tessera/shared/wire/wallet';
import { isOpenWithdrawal, isReturned } from '../../model/withdrawal-steps.ts';

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
