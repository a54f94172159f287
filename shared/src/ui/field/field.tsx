import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { classNames } from '../class-names/class-names.ts';
import { AlertIcon } from '../icons/glyphs.ts';
import styles from './field.module.css';

/** Attributes that connect a control with its label and message. */
export interface ControlIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  /** Shown at the label's right end. */
  readonly requirement?: 'required' | 'optional';
  /** Instead of that text, an element such as the balance. */
  readonly aside?: ReactNode;
  /** The first error only; replaces `ok` and `hint`. */
  readonly error?: string;
  readonly ok?: string;
  readonly hint?: ReactNode;
  /** Reserves one line for a message so that nothing jumps; `false` if there is never a message. */
  readonly hasMessage?: boolean;
  /** For controls without `id`: the label becomes a group's name. */
  readonly isGroup?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
  readonly children: (ids: ControlIds) => ReactNode;
}

/** Label above, control, message below. */
export function Field(props: FieldProps) {
  const {
    label,
    requirement,
    aside,
    error,
    ok,
    hint,
    hasMessage = true,
    isGroup = false,
    isDisabled,
    className,
    children,
  } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const message = error ?? ok ?? hint;
  const ids: ControlIds = {
    id,
    'aria-describedby': message ? `${id}-message` : undefined,
    'aria-invalid': error ? true : undefined,
  };
  const content = (
    <>
      <div className={styles.head}>
        {isGroup ? (
          <span id={`${id}-label`} className={styles.label}>
            {label}
          </span>
        ) : (
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
        )}
        {(aside ?? requirement) && (
          <span className={styles.aside}>{aside ?? (requirement && t(`field.${requirement}`))}</span>
        )}
      </div>
      {children(ids)}
      {(hasMessage || message) && (
        <div
          id={`${id}-message`}
          className={classNames(styles.message, error ? styles.error : ok && styles.ok)}
          aria-live="polite"
        >
          {error && <AlertIcon aria-hidden size={15} />}
          {message}
        </div>
      )}
    </>
  );
  const field = classNames(styles.field, isDisabled && styles.disabled, className);
  if (!isGroup) return <div className={field}>{content}</div>;
  return (
    <fieldset
      className={field}
      aria-labelledby={`${id}-label`}
      aria-describedby={ids['aria-describedby']}
      aria-invalid={ids['aria-invalid']}
    >
      {content}
    </fieldset>
  );
}
