import type { ApiError } from '@tessera/shared/api';
import type { UseFormReturn } from '@tessera/shared/form';
import { useEffect } from 'react';
import { useLinkedAffiliate } from '../../api/registration.ts';
import { failureMessage } from '../../model/messages.ts';
import { showNotice, useMessage } from '../form/use-message.ts';
import type { FormValues } from './register-resolver.ts';

/** Spec §8: a wrong invitation code is shown in a warning, and so is one whose link has ended. */
export const warnOfInvitation = (refusal: ApiError): Promise<void> =>
  showNotice('register.invitationWrong', failureMessage(refusal));

/** The invitation code of the address once it is checked; a wrong one is reported at once and stays in its field to be corrected. */
export function useInvitation(linkedCode: string, { setError }: UseFormReturn<FormValues>): string | undefined {
  const { writeFailure } = useMessage();
  const { proved, refusal } = useLinkedAffiliate(linkedCode);
  useEffect(() => {
    if (!refusal) return;
    setError('affiliateCode', { type: 'operator', message: writeFailure(refusal) });
    void warnOfInvitation(refusal);
  }, [refusal, setError, writeFailure]);
  return proved;
}
