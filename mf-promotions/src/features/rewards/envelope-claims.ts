import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { useFormat } from '@tessera/shared/text';
import { useEnvelopes } from '../../api/envelopes.ts';
import { useOpen } from '../envelopes/use-open.ts';
import { type ClaimSource, retryOf } from './claimable.ts';

/** Red envelopes that the member can open: cash, whose amount the opening shows. Whoever wants no notices has them, too. */
export function useEnvelopeClaims(): ClaimSource {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const { role } = useSession();
  const enabled = role === 'member' || role === 'agent';
  const envelopes = useEnvelopes({}, { enabled });
  const { open } = useOpen();
  const unopened = enabled ? (envelopes.data?.list ?? []).filter(({ status }) => status === 'unopened') : [];
  return {
    name: t('envelopes.tab'),
    retry: enabled ? retryOf(envelopes) : undefined,
    list: unopened.map(({ id, title, endsAtMs }) => ({
      key: `envelope:${id}`,
      name: title,
      path: null,
      notes: [t('own.noteCash'), `${t('envelopes.ends')}: ${date('dayAndClock', endsAtMs)}`],
      amount: null,
      isCash: true,
      claim: () => open(id),
    })),
  };
}
