import { useEffect, useRef } from 'react';

const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset)')?.focus();

/**
 * The ref of a form whose first wrong field takes the focus when the form is refused, so that its error is visible.
 * `refused` is a new set of paths for each press of the button, `error` what the operator refused.
 */
export function useFirstWrong(refused: ReadonlySet<string>, error: unknown = null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused.size > 0) focusFirst(form.current);
  }, [refused]);
  useEffect(() => {
    if (error) focusFirst(form.current);
  }, [error]);
  return form;
}

/** Names of the fields that hold a half-typed date: they read as empty, which would mean something else. */
export const halfTyped = (form: HTMLFormElement | null): string[] =>
  [...(form?.elements ?? [])].flatMap((field) =>
    field instanceof HTMLInputElement && field.validity.badInput ? [field.name] : [],
  );
