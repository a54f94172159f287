import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { useId, useState } from 'react';
import styles from './typed-bets.module.css';

/** So many wrong parts are named at first; the others are named when they are asked for. */
const shownAtFirst = 8;

/** Parts of a typed text that are no bet, by name; nothing where there are none. */
export function Faults({ faults, onRemove }: { readonly faults: readonly string[]; readonly onRemove: () => void }) {
  const { t } = useTranslation('lottery');
  const [isWhole, setIsWhole] = useState(false);
  const listId = useId();
  if (faults.length === 0) return null;
  const shown = isWhole ? faults : faults.slice(0, shownAtFirst);
  return (
    // Thousands of parts are not read out at once.
    <div className={styles.faults} role={isWhole ? undefined : 'alert'}>
      <strong>{t('typed.faults', { count: faults.length })}</strong>
      <ul id={listId}>
        {shown.map((fault, index) => (
          <li key={`${index} ${fault}`}>{fault}</li>
        ))}
      </ul>
      <div className={styles.faultActions}>
        {faults.length > shownAtFirst && (
          <Button size="small" aria-expanded={isWhole} aria-controls={listId} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('typed.fewer') : t('typed.all', { count: faults.length })}
          </Button>
        )}
        <Button size="small" onClick={onRemove}>
          {t('typed.removeFaults')}
        </Button>
      </div>
    </div>
  );
}
