import { CheckIcon } from '../icons/glyphs.ts';
import styles from './steps.module.css';

export interface StepsProps {
  readonly label: string;
  readonly steps: readonly { readonly key: string; readonly title: string }[];
  /** Index of the current step; those before it are done. */
  readonly current: number;
}

/** The position in a short sequence of forms. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={index < current ? styles.done : index === current ? styles.now : styles.later}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.node}>{index < current ? <CheckIcon aria-hidden /> : index + 1}</span>
          <span className={styles.title}>{step.title}</span>
        </li>
      ))}
    </ol>
  );
}
