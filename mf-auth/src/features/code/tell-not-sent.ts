import type { ApiError } from '@tessera/shared/api';
import { openDialog } from '@tessera/shared/dialogs';
import type { NoticeParams } from '../notice/params.ts';

/** Spec §8: a code that could not be sent is told in a warning with OK. */
export const tellNotSent = (error: ApiError, write: (error: ApiError) => string): Promise<unknown> =>
  openDialog<NoticeParams, undefined>('auth.notice', { message: write(error), tone: 'warn' });
