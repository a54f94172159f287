import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { useOpenEnvelope } from '../../api/envelopes.ts';

/** Opens an envelope; a toast names what was in it. */
export function useOpen() {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const { mutateAsync, isPending, error } = useOpenEnvelope();
  /** Rejects with the refusal. */
  const open = async (id: number): Promise<void> => {
    const { amount } = await mutateAsync({ id });
    toast.show({ id: `envelope-${id}`, tone: 'ok', title: t('envelopes.credited', { amount: full(amount) }) });
  };
  return { open, isPending, error };
}
