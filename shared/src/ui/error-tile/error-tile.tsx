import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { useWhenBack } from '../connection/use-when-back.ts';
import { RetryIcon, WarnIcon } from '../icons/glyphs.ts';
import { BrokenTile } from './broken-tile.tsx';
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
