import type { SyntheticEvent } from 'react';
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormProps,
  type UseFormReturn,
  useForm as useLibraryForm,
} from 'react-hook-form';

/** The name of the first control with an error, in the order of the page. */
function firstWrong(form: HTMLFormElement, errors: FieldErrors): string | undefined {
  for (const control of form.elements) {
    const name = control.getAttribute('name');
    if (name && get(errors, name)) return name;
  }
  return undefined;
}

/**
 * The library's form, but a refused submission focuses the first wrong field of the page. The library uses the order
 * of registration, where a field that renders itself comes after those of its parent.
 */
export function useForm<Values extends FieldValues = FieldValues>(
  options: Omit<UseFormProps<Values>, 'shouldFocusError'> = {},
): UseFormReturn<Values> {
  const form = useLibraryForm<Values>({ ...options, shouldFocusError: false });
  const handleSubmit: UseFormReturn<Values>['handleSubmit'] = (onValid, onInvalid) => (event) => {
    const element = (event as SyntheticEvent | undefined)?.currentTarget;
    return form.handleSubmit(onValid, async (errors, sameEvent) => {
      await onInvalid?.(errors, sameEvent);
      const drawn = element instanceof HTMLFormElement ? firstWrong(element, errors) : undefined;
      const name = drawn ?? Object.keys(errors)[0];
      if (name) form.setFocus(name as FieldPath<Values>);
    })(event);
  };
  return { ...form, handleSubmit };
}
