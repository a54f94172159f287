import type { ApiError } from './api-error.ts';

/** Message key of one of the operator's codes: `bet.closed` is told by `error.bet_closed`. */
export const codeKey = (code: string): string => `error.${code.replace(/[.-]/g, '_')}`;

/** Message keys for a failed call, the most telling first: the operator's code, what went wrong on the way, any failure. */
export function failureKeys({ kind, code }: Pick<ApiError, 'kind' | 'code'>): string[] {
  return [...(code ? [codeKey(code)] : []), `error.kind_${kind.replace('-', '_')}`, 'error.general'];
}
