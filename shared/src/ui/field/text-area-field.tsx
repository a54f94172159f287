import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './input.module.css';

export interface TextAreaFieldProps
  extends Omit<FieldProps, 'children' | 'isGroup' | 'className'>,
    Omit<ComponentProps<'textarea'>, 'children' | 'disabled'> {}

/** Counts characters as people and the operator's rules do: an emoji is one, not two. */
const charactersIn = (text: unknown): number => [...String(text ?? '')].length;

/**
 * Several lines; with `maxLength` the characters are counted below. Nothing is cut off: the browser's own limit would
 * cut silently, and count differently. The form's validation reports a text that is too long.
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const {
    label,
    requirement,
    aside,
    error,
    ok,
    hint,
    hasMessage,
    isDisabled = false,
    maxLength,
    className,
    onInput,
    ...rest
  } = props;
  const [length, setLength] = useState(charactersIn(rest.value ?? rest.defaultValue));
  return (
    <Field {...{ label, requirement, aside, error, ok, hint, hasMessage, isDisabled, className }}>
      {(ids) => (
        <div className={classNames(styles.well, error ? styles.error : ok && styles.ok, isDisabled && styles.disabled)}>
          <textarea
            rows={4}
            {...rest}
            {...ids}
            className={classNames(styles.input, styles.area)}
            disabled={isDisabled}
            onInput={(event) => {
              setLength(charactersIn(event.currentTarget.value));
              onInput?.(event);
            }}
          />
          {maxLength !== undefined && (
            <span className={styles.count} aria-hidden="true">
              {rest.value === undefined ? length : charactersIn(rest.value)} / {maxLength}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
