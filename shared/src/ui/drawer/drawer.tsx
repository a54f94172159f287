import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { useBackCloses } from '../dialog/use-back-closes.ts';
import { CloseIcon } from '../icons/glyphs.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './drawer.module.css';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Shown at the top, or only read out with `isTitleHidden`. */
  readonly title: string;
  readonly isTitleHidden?: boolean;
  /** `start` (menu) or `end` (filters, slip) of the reading direction. */
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A panel from the side; traps the focus and returns it on close. A phone's Back closes it. */
export function Drawer({ isOpen, onClose, title, isTitleHidden = false, side = 'start', children }: DrawerProps) {
  const { t } = useTranslation('ui');
  useBackCloses(isOpen, onClose);
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal className={styles.portal} data-over-page>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={classNames(styles.popup, styles[side])}>
          <div className={classNames(styles.head, isTitleHidden && styles.bare)}>
            <Base.Title className={styles.title}>
              {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </Base.Title>
            <Base.Close render={<IconButton label={t('action.close')} icon={<CloseIcon />} />} />
          </div>
          <div className={styles.body}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
