import { ApiError } from '@tessera/shared/api';
import { useErrorText } from '@tessera/shared/text';
import { useText } from './use-text.ts';

/** Why an order or a chase was refused; the draw and the number that a limit is about have their names in the reader's language. */
export function useRefusalText(): (cause: unknown) => string {
  const errorText = useErrorText('lottery');
  const text = useText();
  return (cause) => {
    if (!(cause instanceof ApiError)) return errorText(cause);
    const { kind, endpoint, code, flags } = cause;
    const { issue, number } = flags;
    const named = {
      ...(typeof issue === 'string' && { issue: text.issueName(issue) }),
      ...(typeof number === 'string' && { number: text.limited(number) }),
    };
    return errorText(new ApiError(kind, endpoint, code, { ...flags, ...named }));
  };
}
