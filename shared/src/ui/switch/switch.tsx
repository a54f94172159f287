import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'disabled' | 'role'> {
  /** Without text it needs `aria-label`. */
  readonly children?: ReactNode;
  readonly isDisabled?: boolean;
}

/** Takes effect at once; for a setting that takes effect on submit use a checkbox. */
export function Switch({ children, isDisabled, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.choice, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on */}
      <input {...rest} type="checkbox" role="switch" className={styles.track} disabled={isDisabled} />
      {children && <span className={styles.text}>{children}</span>}
    </label>
  );
}
