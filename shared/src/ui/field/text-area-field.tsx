import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './input.module.css';

export interface TextAreaFieldProps
  extends Omit<FieldProps, 'children' | 'isGroup' | 'className'>,
    Omit<ComponentProps<'textarea'>, 'children' | 'disabled'> {}

/** Several lines; with `maxLength` the characters are counted at its foot. */
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
    className,
    onInput,
    ...rest
  } = props;
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
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
              setLength(event.currentTarget.value.length);
              onInput?.(event);
            }}
          />
          {rest.maxLength !== undefined && (
            <span className={styles.count} aria-hidden="true">
              {length} / {rest.maxLength}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
