import { Link, useLocation } from '@tessera/shared/router';
import { classNames } from '@tessera/shared/ui/class-names';
import type { ReactNode } from 'react';
import styles from './list-link.module.css';

interface Props {
  readonly page: string;
  /** Without its question mark. */
  readonly query: string;
  /** Where it leads, in words. */
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A figure or a name that leads to the list behind it, on another page of the centre or on this one. Back returns. */
export function ListLink({ page, query, title, className, children }: Props) {
  const { state } = useLocation();
  return (
    <Link
      to={query ? `/agent/${page}?${query}` : `/agent/${page}`}
      state={state}
      title={title}
      className={classNames(styles.link, className)}
    >
      {children}
    </Link>
  );
}

/** Around a table whose figures are such links. */
export function LinkedTable({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cells}>{children}</div>;
}
