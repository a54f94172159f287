import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Badge } from '../badge/badge.tsx';
import { CheckIcon, CloseIcon } from '../icons/glyphs.ts';
import { ClockIcon } from '../more-icons/more-glyphs.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './timeline.module.css';

export interface TimelineStep {
  readonly key: string;
  readonly state: 'done' | 'now' | 'later' | 'failed';
  readonly title: ReactNode;
  /** What is happening, what the member must do, and when to expect an answer. */
  readonly detail?: ReactNode;
  /** The time, or an expected range. */
  readonly time?: ReactNode;
  /** For steps that are not done yet. */
  readonly icon?: ReactNode;
}

const icons = { done: <CheckIcon />, now: <ClockIcon />, later: <ClockIcon />, failed: <CloseIcon /> } as const;

/** The steps of a request, e.g. a withdrawal, from start to end. */
export function Timeline({ label, steps }: { readonly label: string; readonly steps: readonly TimelineStep[] }) {
  const { t } = useTranslation('ui');
  return (
    <ol aria-label={label} className={styles.timeline}>
      {steps.map((step) => (
        <li key={step.key} className={styles[step.state]} aria-current={step.state === 'now' ? 'step' : undefined}>
          <span className={styles.node} aria-hidden="true">
            {(step.state === 'done' || step.state === 'failed' ? undefined : step.icon) ?? icons[step.state]}
          </span>
          <div className={styles.text}>
            <p className={styles.title}>
              {step.title}
              {step.state === 'now' && <Badge tone="accent">{t('timeline.now')}</Badge>}
              {(step.state === 'done' || step.state === 'later') && (
                <VisuallyHidden>{t(`timeline.${step.state}`)}</VisuallyHidden>
              )}
            </p>
            {step.detail && <p className={styles.detail}>{step.detail}</p>}
          </div>
          {step.time && <span className={styles.time}>{step.time}</span>}
        </li>
      ))}
    </ol>
  );
}
