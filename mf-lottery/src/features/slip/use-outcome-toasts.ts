import type { ApiError } from '@tessera/shared/api';
import { isUnanswered } from '@tessera/shared/api/money-request';
import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';
import { gameListKeys } from '../../api/draws.ts';
import { port } from '../../port.ts';
import { useRefusalText } from '../text/use-refusal-text.ts';
import { useText } from '../text/use-text.ts';

/** The merchant offers other prize groups, or another rebate, than the page shows. */
const otherGroups: readonly string[] = ['lottery.group.outside', 'lottery.prices.changed'];

/** What became of a request for money that was not simply made; each replaces the one before, by the id. */
export function useOutcomeToasts(id: string) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const errorText = useRefusalText();
  const { role } = useSession();
  const queries = useQueryClient();
  return {
    refused(error: ApiError): void {
      if (error.kind === 'unauthorized') void port.ask('sign-in', { reason: 'bet' });
      if (otherGroups.includes(error.code))
        for (const queryKey of gameListKeys) void queries.invalidateQueries({ queryKey });
      const deposit = { label: t('slip.toDeposit'), onPress: () => void port.ask('deposit', {}) };
      toast.show({
        id,
        tone: error.kind === 'rejected' ? 'warn' : 'danger',
        title: errorText(error),
        ...(error.code === 'insufficient.funds' && role !== 'trial' ? { action: deposit } : {}),
      });
    },
    unknown(error: ApiError): void {
      if (error.kind === 'unauthorized') void port.ask('sign-in', { reason: 'bet' });
      // The lookup itself can be refused. "Nothing was taken" would then be about the lookup, so it is not shown.
      toast.show({
        id,
        tone: 'danger',
        title: isUnanswered(error) ? errorText(error) : t('placed.unchecked'),
        detail: t('placed.unknown', { button: t('placed.check') }),
      });
    },
    notMade(amountMinor: number): void {
      const title = t('placed.notMade', { amount: text.amount(amountMinor) });
      toast.show({ id, tone: 'warn', title, detail: t('placed.notMadeDetail') });
    },
  };
}
