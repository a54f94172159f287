import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import type { ToastMessage, ToastTone } from '@tessera/shared/ui/toast';
import { useCodeText } from '../text/use-text.ts';
import type { News } from './news.ts';

const tones: Readonly<Record<News['key'], ToastTone>> = {
  deposit_approved: 'ok',
  deposit_rejected: 'danger',
  withdrawal_submitted: 'info',
  withdrawal_completed: 'ok',
  withdrawal_rejected: 'danger',
  withdrawal_failed: 'danger',
};

/** News as a toast: what happened, and what it means for the money. */
export function useNewsText(): (news: News) => ToastMessage {
  const { t } = useTranslation('wallet');
  const { full } = useFormat('wallet');
  const codeText = useCodeText();
  return ({ key, id, amountMinor, reasonCode }) => ({
    id: `${key}-${id}`,
    tone: tones[key],
    title: t(`news.${key}.title`),
    detail: t(`news.${key}.detail`, { amount: full(amountMinor), reason: codeText(reasonCode) }),
  });
}
