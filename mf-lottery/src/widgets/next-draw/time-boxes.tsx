import { formatTimeLeft } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { useTimeLeft } from '@tessera/shared/ui/countdown';
import styles from './next-draw.widget.module.css';

/** Minutes and seconds in two boxes; read out as one time, and only when asked. */
export function TimeBoxes({ endsAtMs }: { readonly endsAtMs: number }) {
  const { t } = useTranslation('lottery');
  const { t: ui } = useTranslation('ui');
  const time = formatTimeLeft(useTimeLeft(endsAtMs));
  const [minutes = '0', seconds = '00'] = time.split(':');
  return (
    <div role="timer" aria-live="off" aria-label={ui('countdown.left', { time })} className={styles.boxes}>
      {[
        [minutes.padStart(2, '0'), t('home.minutes')],
        [seconds, t('home.seconds')],
      ].map(([value, unit]) => (
        <span key={unit} className={styles.box} aria-hidden="true">
          <span className={styles.figures}>{value}</span>
          <span className={styles.unit}>{unit}</span>
        </span>
      ))}
    </div>
  );
}
