import type { Result } from '@tessera/shared/api';
import type { FieldPath, FieldValues, UseFormReturn } from '@tessera/shared/form';
import { useState } from 'react';
import { useMessage } from './use-message.ts';

/** Tells refusals: in the field that the code belongs to while it is drawn, else above the button. */
export function useTell<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  places: Readonly<Record<string, FieldPath<Values> | undefined>>,
  /** Keys of codes that mean something of their own here. */
  ownKeys: Readonly<Record<string, string>> = {},
) {
  const { write, writeFailure } = useMessage();
  const [notice, setNotice] = useState<string>();
  function tell<Value>(answered: Result<Value>): answered is Extract<Result<Value>, { ok: true }> {
    setNotice(undefined);
    if (answered.ok) return true;
    const place = places[answered.error.code];
    const ownKey = ownKeys[answered.error.code];
    const message = ownKey ? write({ key: ownKey }) : writeFailure(answered.error);
    if (place) form.setError(place, { type: 'operator', message }, { shouldFocus: true });
    else setNotice(message);
    return false;
  }
  return { notice, tell };
}
