import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { CloseIcon } from '../icons/glyphs.ts';
import styles from './surface.module.css';

export interface SurfaceProps {
  readonly isOpen: boolean;
  /** Its name for screen readers; the content renders its own heading. */
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** The whole window instead of 1240 × 748 over the scrim: the agent centre. */
  readonly isWindow?: boolean;
  readonly children: ReactNode;
}

/** A centre over the page: traps the focus and returns it, Escape closes. On a phone it fills the page. */
export function Surface({ isOpen, title, closeLabel, onClose, isWindow = false, children }: SurfaceProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal className={styles.portal} data-over-page="surface">
        <Base.Backdrop className={styles.backdrop} forceRender />
        <Base.Popup
          ref={popup}
          className={classNames(styles.surface, isWindow && styles.window)}
          // Focus the surface itself, because the first menu item may not be the current page.
          initialFocus={popup}
        >
          <Base.Title className={styles.title}>{title}</Base.Title>
          {children}
          <Base.Close
            render={<IconButton variant="neutral" label={closeLabel} icon={<CloseIcon />} className={styles.close} />}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
