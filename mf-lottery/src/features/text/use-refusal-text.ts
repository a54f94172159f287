import { ApiError } from '@tessera/shared/api';
import { useErrorText } from '@tessera/shared/text';
import { useText } from './use-text.ts';

/** Why an order was refused; the number that a limit is about has its name in the reader's language. */
export function useRefusalText(): (cause: unknown) => string {
  const errorText = useErrorText('lottery');
  const text = useText();
  return (cause) => {
    if (!(cause instanceof ApiError) || typeof cause.flags.number !== 'string') return errorText(cause);
    const { kind, endpoint, code, flags } = cause;
    return errorText(new ApiError(kind, endpoint, code, { ...flags, number: text.limited(cause.flags.number) }));
  };
}
