import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { CopyIcon } from '@tessera/shared/ui/icons';
import { toast } from '@tessera/shared/ui/toast';
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
  const { t } = useTranslation('lottery');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ id: 'lottery-copy', tone: 'ok', title: t('proof.copied') });
    } catch {
      // The browser forbids it; the value stands there to be copied by hand.
      toast.show({ id: 'lottery-copy', tone: 'warn', title: t('proof.copyRefused') });
    }
  };
  return (
    <div className={styles.hash}>
      <span className={styles.label}>{label}</span>
      {value === null ? (
        <span className={styles.later}>{later}</span>
      ) : (
        <span className={styles.value}>
          <code>{value}</code>
          {navigator.clipboard && (
            <IconButton
              size="small"
              label={`${label}: ${t('proof.copy')}`}
              icon={<CopyIcon />}
              onClick={() => void copy(value)}
            />
          )}
        </span>
      )}
    </div>
  );
}
