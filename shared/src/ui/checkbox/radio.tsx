import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './checkbox.module.css';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'disabled'> {
  readonly children?: ReactNode;
  readonly isDisabled?: boolean;
}

/** One of several; give all of a group the same `name` and put them in a `Field` with `isGroup`. */
export function Radio({ children, isDisabled, className, ...rest }: RadioProps) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input {...rest} type="radio" className={styles.radio} disabled={isDisabled} />
      {children && <span className={styles.text}>{children}</span>}
    </label>
  );
}
