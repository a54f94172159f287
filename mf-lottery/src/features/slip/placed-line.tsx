import { useTranslation } from '@tessera/shared/i18n';
import { classNames } from '@tessera/shared/ui/class-names';
import { CheckIcon } from '@tessera/shared/ui/icons';
import styles from './placed-line.module.css';

interface Props {
  /** What was placed; without it the line waits, unseen, so that what it will say is read out. */
  readonly placed: string | false;
  readonly className?: string;
}

/** Says in its place that bets stand. */
export function PlacedLine({ placed, className }: Props) {
  const { t } = useTranslation('lottery');
  return (
    <div role="status" className={classNames(styles.placed, className)}>
      {placed && (
        <>
          <CheckIcon aria-hidden size={17} />
          <strong>{t('placed.title')}</strong> {placed}
        </>
      )}
    </div>
  );
}
