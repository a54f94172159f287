import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CheckIcon } from '../icons/glyphs.ts';
import { MinusIcon } from '../more-icons/more-glyphs.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'disabled'> {
  readonly children?: ReactNode;
  /** Some of the options it represents are chosen. */
  readonly isMixed?: boolean;
  readonly isDisabled?: boolean;
  readonly error?: string;
}

/** A styled native checkbox; spreads `register('terms')` unchanged. Without text it needs `aria-label`. */
export function Checkbox({ children, isMixed = false, isDisabled, error, className, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={classNames(styles.choice, className)}>
      <span className={styles.frame}>
        <input
          {...rest}
          ref={(element) => {
            own.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
          }}
          type="checkbox"
          className={styles.box}
          disabled={isDisabled}
          aria-invalid={error ? true : rest['aria-invalid']}
        />
        {isMixed ? (
          <MinusIcon aria-hidden className={styles.mixed} />
        ) : (
          <CheckIcon aria-hidden className={styles.check} />
        )}
      </span>
      {children && <span className={styles.text}>{children}</span>}
      {error && (
        <span className={styles.error} aria-live="polite">
          {error}
        </span>
      )}
    </label>
  );
}
