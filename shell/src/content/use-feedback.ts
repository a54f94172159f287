import { ApiError, callOrThrow } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useMutation } from '@tessera/shared/query';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { sendFeedback } from '@tessera/shared/wire/system';

/** The error of a text's length; counts characters as people see them, without surrounding blanks. */
export function lengthFault(
  content: string,
  bounds: { readonly minLength: number; readonly maxLength: number },
): 'short' | 'long' | undefined {
  const length = [...content.trim()].length;
  if (length > bounds.maxLength) return 'long';
  return length < bounds.minLength ? 'short' : undefined;
}

/** Sends feedback; shows a refusal and keeps the text. */
export function useFeedback() {
  const { t } = useTranslation('shell');
  const sending = useMutation({
    mutationFn: (feedback: RequestOf<typeof sendFeedback>) => callOrThrow(sendFeedback, feedback),
  });
  const { error } = sending;
  const key = error instanceof ApiError ? refusalOf(error) : 'other';
  return {
    send: sending.mutate,
    isSending: sending.isPending,
    refusal: error ? t([`feedback.refused.${key}`, 'feedback.refused.other']) : undefined,
    isSent: sending.isSuccess,
    reference: sending.data?.reference,
    again: sending.reset,
  };
}

function refusalOf({ kind, code }: ApiError): string {
  return kind === 'offline' ? 'offline' : code.replaceAll('.', '_') || 'other';
}
