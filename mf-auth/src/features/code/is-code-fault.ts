import type { ApiError } from '@tessera/shared/api';

/** Whether a refusal is about the code that was typed in, and so is told under it. */
export const isCodeFault = ({ code }: Pick<ApiError, 'code'>): boolean =>
  /^verification\.code\.(invalid|expired|unsent)$/.test(code);
