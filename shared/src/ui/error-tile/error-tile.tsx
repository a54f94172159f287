import { useTranslation } from '../../i18n/index.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { useWhenBack } from '../connection/use-when-back.ts';
import { RetryIcon, WarnIcon } from '../icons/glyphs.ts';
import styles from './error-tile.module.css';

export interface ErrorTileProps {
  /** The place it fills: a tile or page, a row, or one icon in a bar. */
  readonly size?: 'tile' | 'row' | 'icon';
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Whether the network was the cause; then it says so while offline, and retries when the network returns. */
  readonly isNetworkCause?: boolean;
  /** Opens customer service; without it the button is not shown. */
  readonly onContact?: () => void;
  /** Remote, step and id: `lottery · download · L-7F31`. */
  readonly trace?: string;
  readonly className?: string;
}

/**
 * Shown instead of a contribution that failed, in its place and of its size, while the rest of the page works. After
 * a network failure it says so while offline, and retries when the network returns.
 */
export function ErrorTile(props: ErrorTileProps) {
  const { size = 'tile', onRetry, isRetrying = false, isNetworkCause = false, onContact, trace, className } = props;
  const { t } = useTranslation('ui');
  const isOnline = useWhenBack(() => {
    if (isNetworkCause) onRetry();
  });
  const isCutOff = isNetworkCause && !isOnline;
  const title = t(isCutOff ? 'resting.offline' : 'resting.title');
  if (size === 'icon') {
    const label = `${title} ${t('action.retry')}`;
    return (
      <IconButton
        label={label}
        icon={<WarnIcon />}
        isBusy={isRetrying}
        onClick={onRetry}
        className={classNames(styles.icon, className)}
      />
    );
  }
  const retry = (
    <Button
      variant={size === 'tile' ? 'primary' : 'neutral'}
      size={size === 'tile' ? 'default' : 'small'}
      icon={<RetryIcon />}
      isBusy={isRetrying}
      onClick={onRetry}
    >
      {t('action.retry')}
    </Button>
  );
  if (size === 'row') {
    return (
      <div role="status" className={classNames(styles.row, className)} data-trace={trace}>
        <WarnIcon aria-hidden size={20} />
        <p className={styles.rowText}>{title}</p>
        {retry}
      </div>
    );
  }
  return (
    <div role="status" className={classNames(styles.tile, className)}>
      <BrokenTile />
      <p className={styles.title}>{title}</p>
      <p className={styles.detail}>{t(isCutOff ? 'resting.offlineDetail' : 'resting.detail')}</p>
      <div className={styles.actions}>
        {retry}
        {onContact && (
          <Button variant="text" onClick={onContact}>
            {t('action.contact')}
          </Button>
        )}
      </div>
      {trace && <p className={styles.trace}>{trace}</p>}
    </div>
  );
}

/** A mosaic with one dark tile. */
function BrokenTile() {
  return (
    <svg className={styles.drawing} viewBox="0 0 104 64" width="104" height="64" aria-hidden="true">
      <rect className={styles.neighbour} x="0" y="22" width="31" height="40" rx="8" />
      <rect className={styles.neighbour} x="73" y="22" width="31" height="40" rx="8" />
      <g transform="rotate(-8 52 38)">
        <rect className={styles.sleeper} x="34.5" y="16" width="34" height="44" rx="8" />
        <path className={styles.face} d="M43 36q3 3 6 0M54 36q3 3 6 0M48 47q3.5 1.6 7 0" />
      </g>
      <path className={styles.breath} d="M76 12h6l-6 7h6M87 3h4.4L87 8.4h4.4" />
    </svg>
  );
}
