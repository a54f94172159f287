import { showMessage } from '@tessera/shared/dialogs';
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
