import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button.tsx';

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'children'> {
  readonly children?: ReactNode;
  /** The link to render, e.g. the router's `<Link to="/rng" />`; without it a plain anchor with `href`. */
  readonly render?: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** A link that looks like a button. It navigates; a `Button` performs an action. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, endIcon, isWide, render, className, children, ...rest } = props;
  const dressed = {
    ...rest,
    className: buttonClass({ variant, size, isWide }, className),
    children: (
      <>
        {icon}
        <span className={styles.label}>{children}</span>
        {endIcon}
      </>
    ),
  };
  return render ? cloneElement(render, dressed) : <a {...dressed} />;
}
