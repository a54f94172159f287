import type { FieldErrors, FieldValues, ResolverResult } from '@tessera/shared/form';

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
