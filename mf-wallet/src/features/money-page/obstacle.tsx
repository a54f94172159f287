import { WarnIcon } from '@tessera/shared/ui/icons';
import type { ReactNode } from 'react';
import styles from './obstacle.module.css';

interface Props {
  readonly children: ReactNode;
  /** The way out, where there is one. */
  readonly action?: ReactNode;
}

/** Why money cannot leave now. */
export function Obstacle({ children, action }: Props) {
  return (
    <p className={styles.obstacle}>
      <WarnIcon aria-hidden size={17} />
      <span>{children}</span>
      {action}
    </p>
  );
}
