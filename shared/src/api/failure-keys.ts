import type { ApiError } from './api-error.ts';

/** Message key of an operator's code: `bet.closed` → `error.bet_closed`. */
export const codeKey = (code: string): string => `error.${code.replace(/[.-]/g, '_')}`;

/** Message keys for a failed call, most specific first: the operator's code, the kind of failure, any failure. */
export function failureKeys({ kind, code }: Pick<ApiError, 'kind' | 'code'>): string[] {
  return [...(code ? [codeKey(code)] : []), `error.kind_${kind.replace('-', '_')}`, 'error.general'];
}
