import { type Control, type FieldPath, type FieldValues, useController } from '@tessera/shared/form';
import { merchantCurrency } from '@tessera/shared/merchant';
import { AmountInput } from '@tessera/shared/ui/amount-input';
import type { ReactNode } from 'react';

interface Props<Fields extends FieldValues> {
  readonly control: Control<Fields>;
  readonly name: FieldPath<Fields>;
  readonly label: string;
  readonly quickMinor: readonly number[];
  readonly aside?: ReactNode;
  readonly error: string | undefined;
  readonly hint: string;
}

/** The form's amount: integer minor units in the form, figures in the well. */
export function AmountField<Fields extends FieldValues>({ control, name, error, ...look }: Props<Fields>) {
  const { field } = useController({ control, name });
  // The well keeps its own reference, so the form reaches it by its name.
  field.ref({ focus: () => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus() });
  return (
    <AmountInput
      {...look}
      name={name}
      minor={field.value as number | undefined}
      onChange={field.onChange}
      onBlur={field.onBlur}
      currency={merchantCurrency()}
      error={error}
    />
  );
}
