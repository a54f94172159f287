import { Button } from '@tessera/shared/ui/button';
import type { FormEvent, ReactNode } from 'react';
import styles from './dialog-form.module.css';

interface Props {
  readonly children: ReactNode;
  /** Why the operator refused. */
  readonly error?: string | undefined;
  readonly cancel: string;
  readonly onCancel: () => void;
  readonly action: string;
  readonly isBusy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The form of a dialog: its fields, and below them the way out and the one filled button. Both buttons are verbs. */
export function DialogForm({ children, error, cancel, onCancel, action, isBusy, onSubmit }: Props) {
  return (
    <form className={styles.body} noValidate onSubmit={onSubmit}>
      {children}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="large" onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

/** A sentence between the fields. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
