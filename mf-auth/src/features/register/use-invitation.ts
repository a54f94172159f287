import type { UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { useEffect } from 'react';
import { useLinkedAffiliate } from '../../api/registration.ts';
import { showNotice } from '../form/use-message.ts';
import type { FormValues } from './register-resolver.ts';

/** Spec §8: a wrong invitation code is shown in a warning. */
export const warnOfInvitation = (): Promise<void> =>
  showNotice('register.invitationWrong', { key: 'error.affiliate_invalid' });

/** The invitation code of the address once it is checked; a wrong one is reported at once and stays in its field to be corrected. */
export function useInvitation(linkedCode: string, { setError }: UseFormReturn<FormValues>): string | undefined {
  const { t } = useTranslation('auth');
  const { proved, isWrong } = useLinkedAffiliate(linkedCode);
  useEffect(() => {
    if (!isWrong) return;
    setError('affiliateCode', { type: 'operator', message: t('error.affiliate_invalid') });
    void warnOfInvitation();
  }, [isWrong, setError, t]);
  return proved;
}
