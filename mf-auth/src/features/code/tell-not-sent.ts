import type { ApiError } from '@tessera/shared/api';
import { i18n } from '@tessera/shared/i18n';
import { failureMessage } from '../../model/failure-message.ts';
import { showNotice } from '../notice/show-notice.ts';

/** Spec §8: a code that could not be sent is told in a warning with OK. */
export function tellNotSent(error: ApiError): Promise<void> {
  const message = failureMessage(error);
  return showNotice('code.notSent', i18n.exists(`auth:${message.key}`) ? message : { key: 'error.general' });
}
