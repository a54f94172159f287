import { useEffect, useRef } from 'react';
import { formatTimeLeft } from '../../format/time.ts';
import { useTranslation } from '../../i18n/index.ts';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './countdown.module.css';
import { useTimeLeft } from './use-time-left.ts';

export interface CountdownProps {
  /** Closing time, in server time. */
  readonly endsAtMs: number;
  /** The whole period; the ring shows the part that is left. */
  readonly periodMs: number;
  /** Called once, when it reaches zero while shown. */
  readonly onEnd?: () => void;
  /** `badge` has no ring; for lists. */
  readonly size?: 'ring' | 'badge';
}

const circumference = 2 * Math.PI * 28;

/** Time left until closing. Screen readers can read the time, and announce only the end, not each second. */
export function Countdown({ endsAtMs, periodMs, onEnd, size = 'ring' }: CountdownProps) {
  const { t } = useTranslation('ui');
  const leftMs = useTimeLeft(endsAtMs);
  const time = formatTimeLeft(leftMs);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (leftMs > 0) wasRunning.current = true;
    else if (wasRunning.current) {
      wasRunning.current = false;
      onEnd?.();
    }
  }, [leftMs, onEnd]);
  const part = Math.min(1, Math.ceil(leftMs / 1000) / (periodMs / 1000));
  return (
    <span className={classNames(styles.countdown, styles[size], leftMs < 10_000 && styles.near)}>
      {size === 'ring' && (
        <svg className={styles.ring} viewBox="0 0 60 60" aria-hidden="true">
          <circle className={styles.track} cx="30" cy="30" r="28" />
          <circle
            className={styles.left}
            cx="30"
            cy="30"
            r="28"
            strokeDasharray={`${part * circumference} ${circumference}`}
          />
        </svg>
      )}
      <span role="timer" aria-live="off" aria-label={t('countdown.left', { time })}>
        {time}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{leftMs === 0 ? t('countdown.ended') : ''}</span>
      </VisuallyHidden>
    </span>
  );
}
