import { isUnresolved, type MoneyRequestStatus } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { AlertIcon } from '@tessera/shared/ui/icons';
import type { FormEvent } from 'react';
import styles from './action-panel.module.css';
import { type Fact, Facts } from './facts.tsx';

interface Props {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** What the phone's bar says of the sum beside its label: fee and arrival. */
  readonly note: string;
  readonly formId: string;
  /** The button repeats the amount. */
  readonly action: string;
  readonly status: MoneyRequestStatus;
  readonly isDisabled?: boolean;
  /** Why the operator refused, or what came of the last request. */
  readonly message?: string;
}

/** What the form does: sends, or while the outcome of the last request is unknown, checks that one, whatever is filled in. */
export const submitOrCheck =
  (status: MoneyRequestStatus, check: () => Promise<void>, submit: (event: FormEvent) => Promise<void>) =>
  (event: FormEvent): void => {
    if (isUnresolved(status)) event.preventDefault();
    void (isUnresolved(status) ? check() : submit(event));
  };

/** What it comes to, and the view's one filled button; on a phone the bar at the foot keeps the sum and the button. */
export function ActionPanel({ title, facts, note, formId, action, status, isDisabled, message }: Props) {
  const { t } = useTranslation('wallet');
  const last = facts.findIndex(({ isSum }) => isSum);
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Facts facts={facts.map((fact, at) => (at === last ? fact : { ...fact, className: styles.detail }))} />
      <p className={styles.note}>{note}</p>
      {message && (
        <p className={styles.refusal} role="alert">
          <AlertIcon aria-hidden size={17} />
          {message}
        </p>
      )}
      <Button
        type="submit"
        form={formId}
        variant="primary"
        size="large"
        isWide
        className={styles.action}
        isBusy={status === 'sending' || status === 'checking'}
        isDisabled={isDisabled && !isUnresolved(status)}
      >
        {isUnresolved(status) ? t(status === 'unknown' ? 'requests.check' : 'requests.checking') : action}
      </Button>
    </section>
  );
}
