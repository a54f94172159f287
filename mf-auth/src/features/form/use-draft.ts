import { type FieldValues, type UseFormReturn, useForm } from '@tessera/shared/form';
import { useEffect } from 'react';

/** What one way of a dialog was left with, kept by the dialog while it is open. */
export interface Draft {
  values?: FieldValues;
  country?: { readonly countryCode: string; readonly dialingCode: string };
}

interface Options<Values> {
  readonly defaultValues: Values;
  readonly mode?: 'onTouched';
  /** A field that is worth nothing once one has left. */
  readonly once?: keyof Values;
}

/** A form that stands as it was left when one comes back to it from another way of the same dialog. */
export function useDraftedForm<Values extends FieldValues>(
  draft: Draft,
  { defaultValues, once, mode }: Options<Values>,
): UseFormReturn<Values> {
  const form = useForm<Values>({ mode, defaultValues: { ...defaultValues, ...draft.values } as never });
  const { getValues } = form;
  useEffect(
    () => () => {
      draft.values = Object.fromEntries(Object.entries(getValues()).filter(([name]) => name !== once));
    },
    [draft, getValues, once],
  );
  return form;
}
