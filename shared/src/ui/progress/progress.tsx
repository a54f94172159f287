import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { WarnIcon } from '../icons/glyphs.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  /** What is being filled or used up, shown above unless `isLabelHidden`. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** 0 to 1; more is shown as full. */
  readonly ratio: number;
  /** The value as text: `24만 / 30만 P · 80%`. */
  readonly valueText: string;
  /** `warn` near a limit; shown with a sign and text, not by colour alone. */
  readonly tone?: 'accent' | 'warn';
  readonly aside?: ReactNode;
}

export function Progress({ label, isLabelHidden = false, ratio, valueText, tone = 'accent', aside }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, ratio)) * 100);
  return (
    <div className={classNames(styles.progress, styles[tone])}>
      {!isLabelHidden && (
        <div className={styles.head}>
          <span className={styles.label}>
            {tone === 'warn' && <WarnIcon aria-hidden size={15} />}
            {label}
          </span>
          <span className={styles.value}>{aside ?? valueText}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
        className={styles.track}
      >
        <div className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
