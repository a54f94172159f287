import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A short sentence; nothing important may be only here. */
  readonly content: ReactNode;
  /** The element it explains: one focusable element. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A short explanation on hover and focus. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={side} sideOffset={9} collisionPadding={8}>
          <Base.Popup className={styles.popup}>
            {content}
            <Base.Arrow className={styles.arrow} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
