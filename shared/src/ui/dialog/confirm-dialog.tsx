import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  /** The consequence for money and rounds. */
  readonly description: ReactNode;
  /** A verb: 로그아웃. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'danger';
  readonly isBusy?: boolean;
  /** Until what it asks for is done, for example a box that has to be checked. */
  readonly isConfirmDisabled?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** As of a dialog. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
  readonly children?: ReactNode;
}

/** A question with two buttons, both named by verbs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    description,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    isBusy = false,
    isConfirmDisabled = false,
    onConfirm,
    onClose,
    finalFocus,
    children,
  } = props;
  const { t } = useTranslation('ui');
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      finalFocus={finalFocus}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{cancelLabel ?? t('action.cancel')}</Button>
          <Button variant={tone} isBusy={isBusy} isDisabled={isConfirmDisabled} keepsFocus onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
