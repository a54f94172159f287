import { CopyButton } from '@tessera/shared/ui/copy';
import styles from './proof.dialog.module.css';

interface Props {
  readonly label: string;
  /** Null until it is published. */
  readonly value: string | null;
  /** When that will be, in words. */
  readonly later?: string;
}

/** A hash or seed in full, to be copied and checked elsewhere; without a clipboard there is no button. */
export function HashField({ label, value, later }: Props) {
  return (
    <div className={styles.hash}>
      <span className={styles.label}>{label}</span>
      {value === null ? (
        <span className={styles.later}>{later}</span>
      ) : (
        <span className={styles.value}>
          <code>{value}</code>
          <CopyButton name={label} text={value} />
        </span>
      )}
    </div>
  );
}
