import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { Button, IconButton } from '@tessera/shared/ui/button';
import { CloseIcon } from '@tessera/shared/ui/icons';
import { Progress } from '@tessera/shared/ui/progress';
import styles from './application.module.css';
import type { Picture } from './use-pictures.ts';

interface PictureListProps {
  readonly pictures: readonly Picture[];
  readonly onRemove: (picture: Picture) => void;
  readonly onRetry: (picture: Picture) => void;
}

/** The chosen pictures with their previews, and how far each one is. */
export function PictureList({ pictures, onRemove, onRetry }: PictureListProps) {
  const { t, i18n } = useTranslation('promotions');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const reason = useErrorText('promotions');
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={t('apply.pictures')}>
      {pictures.map((picture) => (
        <li key={picture.key} className={styles.picture}>
          {picture.preview ? (
            <img className={styles.preview} src={picture.preview} alt="" />
          ) : (
            <span className={styles.preview} aria-hidden="true" />
          )}
          <span className={styles.file}>
            <span className={styles.name}>{picture.name}</span>
            <span className={picture.status === 'failed' ? styles.failed : styles.status} aria-live="polite">
              {picture.status === 'failed'
                ? reason(codeOf(picture.cause) ?? (picture.cause as Error))
                : t(`apply.picture.${picture.status}`)}
            </span>
            {picture.status === 'sending' && (
              <Progress
                isLabelHidden
                label={picture.name}
                ratio={picture.progress}
                valueText={percent.format(picture.progress)}
              />
            )}
            {picture.status === 'failed' && codeOf(picture.cause) === undefined && (
              <Button size="small" onClick={() => onRetry(picture)}>
                {t('apply.picture.retry')}
              </Button>
            )}
          </span>
          <IconButton
            size="small"
            label={t('apply.picture.remove', { name: picture.name })}
            icon={<CloseIcon />}
            onClick={() => onRemove(picture)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The code of a file that can't be sent at all; trying it again is of no use. */
function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause && String(cause.code).startsWith('picture.')
    ? String(cause.code)
    : undefined;
}
