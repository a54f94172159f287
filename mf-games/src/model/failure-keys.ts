import type { ApiError } from '@tessera/shared/api';

/** Message keys for a failed call, the most telling first: the operator's code, the kind of failure, then any failure at all. */
export function failureKeys({ kind, code }: Pick<ApiError, 'kind' | 'code'>): readonly string[] {
  const named = code ? [`error.${code.replaceAll('.', '_')}`] : [];
  return [...named, `error.${kind}`, 'error.general'];
}
