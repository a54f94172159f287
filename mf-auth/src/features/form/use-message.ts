import type { ApiError, Result } from '@tessera/shared/api';
import { showMessage } from '@tessera/shared/dialogs';
import type { FieldPath, FieldValues, UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { useCallback, useState } from 'react';
import { failureMessage, type Message } from '../../model/messages.ts';

/** Writes the model's messages in the reader's language. */
export function useMessage() {
  const { t } = useTranslation('auth');
  const write = useCallback(({ key, values }: Message): string => t(key, { ...values }), [t]);
  const writeFailure = useCallback(
    (error: ApiError): string => {
      const { key, values } = failureMessage(error);
      // A code without a message of its own gets the general one.
      return t([key, 'error.general'], { ...values });
    },
    [t],
  );
  return { write, writeFailure };
}

/** Shows refusals: in the field that the code belongs to while it is rendered, otherwise above the button. `accept` answers whether the call succeeded. */
export function useRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  places: Readonly<Record<string, FieldPath<Values> | undefined>>,
  /** Keys of codes with a special meaning here. */
  ownKeys: Readonly<Record<string, string>> = {},
) {
  const { write, writeFailure } = useMessage();
  const [notice, setNotice] = useState<string>();
  function accept<Value>(answered: Result<Value>): answered is Extract<Result<Value>, { ok: true }> {
    setNotice(undefined);
    if (answered.ok) return true;
    const place = places[answered.error.code];
    const ownKey = ownKeys[answered.error.code];
    const message = ownKey ? write({ key: ownKey }) : writeFailure(answered.error);
    if (place) form.setError(place, { type: 'operator', message }, { shouldFocus: true });
    else setNotice(message);
    return false;
  }
  return { notice, accept };
}

/** Shows a message with an OK button; resolves when it is closed. */
export async function showNotice(title: string, { key, values }: Message): Promise<void> {
  await showMessage({
    title: `auth:${title}`,
    body: `auth:${key}`,
    ...(values ? { values } : {}),
    buttons: [{ id: 'ok', label: 'auth:notice.ok', isPrimary: true }],
  });
}
