import { Button } from '@tessera/shared/ui/button';
import { AlertIcon } from '@tessera/shared/ui/icons';
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
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  /** Why the operator refused. */
  readonly refusal?: string;
}

/** What it comes to, and the view's one filled button; on a phone the bar at the foot keeps the sum and the button. */
export function ActionPanel({ title, facts, note, formId, action, isBusy, isDisabled, refusal }: Props) {
  const last = facts.findIndex(({ isSum }) => isSum);
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Facts facts={facts.map((fact, at) => (at === last ? fact : { ...fact, className: styles.detail }))} />
      <p className={styles.note}>{note}</p>
      {refusal && (
        <p className={styles.refusal} role="alert">
          <AlertIcon aria-hidden size={17} />
          {refusal}
        </p>
      )}
      <Button
        type="submit"
        form={formId}
        variant="primary"
        size="large"
        isWide
        className={styles.action}
        isBusy={isBusy}
        isDisabled={isDisabled}
      >
        {action}
      </Button>
    </section>
  );
}
