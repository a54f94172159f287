import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from '../../i18n/index.ts';
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
  /**
   * Called for Escape, ×, a click outside, the sheet pulled down, or a phone's Back. Not called for a close by the
   * program.
   */
  readonly onClose: () => void;
  /** Called for a phone's Back instead of `onClose`, where that leads one level up within the dialog. */
  readonly onBack?: (() => void) | undefined;
  /** Called when it has left the screen, after `isOpen` became false: now it can be unmounted. */
  readonly onClosed?: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The last row: one primary button at most. On a phone it sticks to the bottom. */
  readonly actions?: ReactNode;
  /** Width: one column (432) or two (720). */
  readonly size?: 'small' | 'large';
  /** `false`: a click outside leaves it open, for example where typed text would be lost. */
  readonly closesOnOutsidePress?: boolean;
  /** `false`: no ×, Escape or pull either; the user must choose an action. */
  readonly isDismissible?: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Takes the focus when it closes; while it is empty, the control that opened the dialog gets it back. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
  readonly role?: 'dialog' | 'alertdialog';
  /** Another dialog covers it: hidden, with all its input. */
  readonly isCovered?: boolean;
  /** It covers another dialog, whose scrim serves both. */
  readonly isStacked?: boolean;
  readonly className?: string;
}

/** The dialog or centre that is open below, and gets the focus when nothing else is left. */
function openBelow(popup: HTMLElement | null): HTMLElement | undefined {
  const open = [...document.querySelectorAll<HTMLElement>('[data-over-page] [role$="dialog"][data-open]')];
  return open.findLast((dialog) => dialog !== popup);
}

/** The element and what it is in, up to and without its dialog; nothing outside of one. */
function placeInDialog(element: Element | null): Element[] {
  const dialog = element?.closest('[role$="dialog"]');
  const place: Element[] = [];
  for (let at = element; dialog && at && at !== dialog; at = at.parentElement) place.push(at);
  return place;
}

/** The step after a control that is gone: the first empty field or button of the nearest part that is still there. */
function nextStep(place: readonly Element[]): HTMLElement | undefined {
  for (const part of place) {
    const step = part.isConnected && (firstField(part) ?? part.querySelector<HTMLElement>('button:enabled'));
    if (step) return step;
  }
  return undefined;
}

/**
 * Where the focus goes when a dialog closes: back to the control that opened it; where that is gone, to the next step in
 * what the dialog lay over. Otherwise it would leave an open centre for the page behind it.
 */
function useFocusReturn(popup: RefObject<HTMLElement | null>, chosen: DialogProps['finalFocus']) {
  const opener = useRef<Element>(null);
  const place = useRef<readonly Element[]>([]);
  return {
    /** For the moment before the dialog takes the focus. */
    noteOpener: () => {
      if (popup.current?.contains(document.activeElement)) return;
      opener.current = document.activeElement;
      place.current = placeInDialog(opener.current);
    },
    finalFocus: () =>
      chosen?.current ??
      (opener.current?.isConnected ? true : (nextStep(place.current) ?? openBelow(popup.current) ?? true)),
  };
}

/** A dialog from 768 pixels, a sheet from the lower edge below that; traps the focus and returns it on close. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, onClosed, title, description, children, actions, size = 'small', role = 'dialog' } = props;
  const { closesOnOutsidePress = true, isDismissible = true, initialFocus, className } = props;
  const { isCovered = false, isStacked = false } = props;
  const { t } = useTranslation('ui');
  // A question is closed by its own two buttons.
  const hasClose = isDismissible && role === 'dialog';
  const popup = useRef<HTMLDivElement>(null);
  const grip = useSheetDrag(popup, onClose);
  const { noteOpener, finalFocus } = useFocusReturn(popup, props.finalFocus);
  useBackCloses(isOpen && isDismissible, props.onBack ?? onClose);
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
      <Base.Portal className={styles.portal} data-over-page={size}>
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
            // Without a field the dialog itself takes the focus, so that a screen reader reads it; × would announce only
            // "Close".
            initialFocus={() => {
              noteOpener();
              return (
                initialFocus?.current ?? firstField(popup.current) ?? (hasClose || isCoarse() ? popup.current : true)
              );
            }}
            finalFocus={finalFocus}
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
