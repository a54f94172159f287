import {
  type Control,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type ResolverResult,
  useController,
} from '@tessera/shared/form';
import { merchantCurrency } from '@tessera/shared/merchant';
import { decimalToMinor } from '@tessera/shared/money';
import { AmountInput } from '@tessera/shared/ui/amount-input';
import { TextField, type TextFieldProps } from '@tessera/shared/ui/field';
import type { ReactNode } from 'react';

/** One whole unit of the merchant's currency. */
export const unitMinor = (): number => decimalToMinor(1, merchantCurrency());

/** What a resolver answers: the fields when nothing is wrong, else each problem's name as its field's message. */
export function resolved<Fields extends FieldValues>(
  fields: Fields,
  problems: Readonly<Partial<Record<keyof Fields, string | undefined>>>,
): ResolverResult<Fields> {
  const errors = Object.fromEntries(
    Object.entries(problems).flatMap(([name, type]) => (type ? [[name, { type, message: type }]] : [])),
  );
  return Object.keys(errors).length > 0
    ? { values: {}, errors: errors as FieldErrors<Fields> }
    : { values: fields, errors: {} };
}

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
      // Passing an empty amount is no mistake yet; sending it is.
      onBlur={(event) => event.target.value !== '' && field.onBlur()}
      currency={merchantCurrency()}
      error={error}
    />
  );
}

interface HolderFieldProps extends Omit<TextFieldProps, 'isReadOnly' | 'autoComplete' | 'hint'> {
  /** The name is on file: money goes from and to nobody else, which is said before anything is sent. */
  readonly isKnown: boolean;
  readonly hint: string;
  readonly knownHint: string;
}

/** The name of whoever sends or receives money; one that is on file can't be another. */
export function HolderField({ isKnown, hint, knownHint, ...field }: HolderFieldProps) {
  return <TextField {...field} isReadOnly={isKnown} autoComplete="name" hint={isKnown ? knownHint : hint} />;
}
