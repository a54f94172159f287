import { Fragment, type ReactNode } from 'react';
import { ChevronRightIcon } from '../icons/glyphs.ts';
import styles from './breadcrumb.module.css';

export interface BreadcrumbProps {
  readonly label: string;
  /** From the top down; the last is the current page. An entry is text, a link or a text button. */
  readonly path: readonly { readonly key: string; readonly content: ReactNode }[];
}

export function Breadcrumb({ label, path }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.path}>
        {path.map((entry, index) => (
          <Fragment key={entry.key}>
            {index > 0 && (
              <li aria-hidden="true" className={styles.mark}>
                <ChevronRightIcon size={15} />
              </li>
            )}
            <li aria-current={index === path.length - 1 ? 'location' : undefined} className={styles.entry}>
              {entry.content}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
