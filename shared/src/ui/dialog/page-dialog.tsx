import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { CloseIcon } from '../icons/glyphs.ts';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';
import { DialogBody } from './dialog-body.tsx';
import { firstField } from './first-field.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface PageDialogProps
  extends Pick<DialogProps, 'title' | 'children' | 'size' | 'closesOnOutsidePress' | 'isCovered'> {
  /** Called for Escape, ×, a click outside or the sheet pulled down. Undefined where nothing leads out of it. */
  readonly onClose: (() => void) | undefined;
}

/** A dialog that is all that its page has: it looks as `Dialog` does, and stands in the page, so that the edge can render it. */
export function PageDialog(props: PageDialogProps) {
  const { title, children, size = 'small', closesOnOutsidePress = true, isCovered = false, onClose } = props;
  const { t } = useTranslation('ui');
  const titleId = useId();
  const popup = useRef<HTMLDivElement>(null);
  const grip = useSheetDrag(popup, () => onClose?.());
  useEffect(() => {
    // Whoever has gone into a field before the page's scripts came stays there.
    if (document.activeElement === document.body) (firstField(popup.current) ?? popup.current)?.focus();
  }, []);
  return (
    <div className={classNames(styles.portal, isCovered && styles.covered)}>
      <div className={styles.backdrop} aria-hidden="true" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside it; the keyboard has Escape */}
      <div
        role="presentation"
        className={styles.viewport}
        onClick={({ target, currentTarget }) => {
          if (closesOnOutsidePress && target === currentTarget) onClose?.();
        }}
      >
        <div
          ref={popup}
          role="dialog"
          aria-labelledby={titleId}
          tabIndex={-1}
          className={classNames(styles.popup, styles[size])}
          onKeyDown={({ key, defaultPrevented }) => {
            if (key === 'Escape' && !defaultPrevented) onClose?.();
          }}
        >
          {onClose && <div className={styles.grip} aria-hidden="true" {...grip} />}
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {onClose && (
              <IconButton
                label={t('action.close')}
                icon={<CloseIcon />}
                className={styles.close}
                onClick={() => onClose()}
              />
            )}
          </div>
          <DialogBody>{children}</DialogBody>
        </div>
      </div>
    </div>
  );
}
