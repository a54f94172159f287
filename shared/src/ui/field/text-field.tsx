import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CheckIcon } from '../icons/glyphs.ts';
import { LockIcon } from '../more-icons/more-glyphs.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './input.module.css';

export interface TextFieldProps
  extends Omit<FieldProps, 'children' | 'isGroup' | 'className'>,
    Omit<ComponentProps<'input'>, 'children' | 'disabled' | 'readOnly' | 'size'> {
  readonly isReadOnly?: boolean;
  /** Before the text: an icon, a dialing code. */
  readonly leading?: ReactNode;
  /** After the text, inside the field: a unit, a button to reveal. */
  readonly trailing?: ReactNode;
  /** Beside the field: a captcha image, a button that sends a code. */
  readonly beside?: ReactNode;
}

/** A one-line input; spreads `register('name')` of react-hook-form unchanged. */
export function TextField(props: TextFieldProps) {
  const { label, requirement, aside, error, ok, hint, hasMessage, isDisabled = false, ...control } = props;
  const { isReadOnly = false, leading, trailing, beside, className, ...input } = control;
  return (
    <Field {...{ label, requirement, aside, error, ok, hint, hasMessage, isDisabled, className }}>
      {(ids) => (
        <div className={styles.line}>
          <div
            className={classNames(
              styles.well,
              error ? styles.error : ok && styles.ok,
              isReadOnly && styles.readOnly,
              isDisabled && styles.disabled,
            )}
          >
            {isReadOnly ? <LockIcon aria-hidden className={styles.icon} /> : leading}
            <input
              type="text"
              {...input}
              {...ids}
              className={styles.input}
              disabled={isDisabled}
              readOnly={isReadOnly}
            />
            {trailing}
            {ok && !error && <CheckIcon aria-hidden className={styles.check} />}
          </div>
          {beside}
        </div>
      )}
    </Field>
  );
}
