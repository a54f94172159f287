import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { useWithdrawSettings } from '../../api/withdrawals.ts';

/** How much is still owed, and of how much, as a sentence before what it keeps the member from; undefined when nothing is. */
export function useOwedText(): string | undefined {
  const { t } = useTranslation('wallet');
  const { full } = useFormat('wallet');
  const owed = useWithdrawSettings().data?.owed;
  return owed && t('withdrawal.owed', { amount: full(owed.amount), open: full(owed.openAmount) });
}
