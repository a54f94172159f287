import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { CloseIcon } from '../icons/glyphs.ts';
import styles from './dialog.module.css';
import { DialogBody } from './dialog-body.tsx';
import { firstField } from './first-field.ts';
import { isCoarse } from './is-coarse.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Escape, ×, a press outside, the sheet pulled down, or a phone's Back. Not called for a close that did not come from the person. */
  readonly onClose: () => void;
  /** It has left the screen, after `isOpen` became false: what drew it may forget it. */
  readonly onClosed?: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The last row: one primary at most. On a phone it sticks to the foot. */
  readonly actions?: ReactNode;
  /** One column (432) or two (720). */
  readonly size?: 'small' | 'large';
  /** `false`: a press outside leaves it open, as where typed text would be lost. */
  readonly closesOnOutsidePress?: boolean;
  /** `false`: no ×, Escape or pull either: the only way on is one of its actions. */
  readonly isDismissible?: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly role?: 'dialog' | 'alertdialog';
  /** Another dialog lies over it: out of sight, with all that was typed. */
  readonly isCovered?: boolean;
  /** Lies over another dialog, whose scrim serves both. */
  readonly isStacked?: boolean;
  readonly className?: string;
}

/** A dialog from 768 pixels, a sheet from the lower edge below; focus stays inside and returns where it was. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, onClosed, title, description, children, actions, size = 'small', role = 'dialog' } = props;
  const { closesOnOutsidePress = true, isDismissible = true, initialFocus, className } = props;
  const { isCovered = false, isStacked = false } = props;
  const { t } = useTranslation('ui');
  // A question is closed by its own two verbs.
  const hasClose = isDismissible && role === 'dialog';
  const popup = useRef<HTMLDivElement>(null);
  const grip = useSheetDrag(popup, onClose);
  useBackCloses(isOpen && isDismissible, onClose);
  return (
    <Base.Root
      open={isOpen}
      onOpenChangeComplete={(isShown) => {
        if (!isShown) onClosed?.();
      }}
      disablePointerDismissal={!closesOnOutsidePress || !isDismissible}
      onOpenChange={(next, details) => {
        if (next) return;
        if (!isDismissible) details.cancel();
        else onClose();
      }}
    >
      <Base.Portal className={styles.portal} data-over-page>
        {!isStacked && <Base.Backdrop className={styles.backdrop} forceRender />}
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            ref={popup}
            role={role}
            className={classNames(
              styles.popup,
              styles[size],
              role === 'alertdialog' && styles.question,
              isCovered && styles.covered,
              className,
            )}
            // On touch the dialog itself takes the focus: a ring around × that nobody asked for helps nobody.
            initialFocus={initialFocus ?? (() => firstField(popup.current) ?? (isCoarse() ? popup.current : true))}
          >
            {isDismissible && <div className={styles.grip} aria-hidden="true" {...grip} />}
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {hasClose && (
                <Base.Close
                  render={<IconButton label={t('action.close')} icon={<CloseIcon />} className={styles.close} />}
                />
              )}
            </div>
            <DialogBody>
              {description && <Base.Description className={styles.description}>{description}</Base.Description>}
              {children}
            </DialogBody>
            {actions && <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
