import type { ApiError } from '@tessera/shared/api';
import { showMessage } from '@tessera/shared/dialogs';
import { i18n } from '@tessera/shared/i18n';
import { failureMessage } from '../../model/failure-message.ts';
import type { Message } from '../../model/fault-message.ts';

/** Says one thing with OK beneath, and resolves when it was read. */
export async function showNotice(title: string, { key, values }: Message): Promise<void> {
  await showMessage({
    title: `auth:${title}`,
    body: `auth:${key}`,
    ...(values ? { values } : {}),
    buttons: [{ id: 'ok', label: 'auth:notice.ok', isPrimary: true }],
  });
}

/** Spec §8: a code that could not be sent is told in a warning with OK. */
export function tellNotSent(error: ApiError): Promise<void> {
  const message = failureMessage(error);
  return showNotice('code.notSent', i18n.exists(`auth:${message.key}`) ? message : { key: 'error.general' });
}
