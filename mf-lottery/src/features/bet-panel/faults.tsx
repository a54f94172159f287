import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { useId, useState } from 'react';
import styles from './typed-bets.module.css';

/** So many wrong parts are named at first; the others are named when they are asked for. */
const shownAtFirst = 8;
/** More are no mistake that somebody looks for one by one; their number is said. */
const shownAtMost = 500;
const mostLetters = 60;

/** Parts of a typed text that are no bet, by name; nothing where there are none. */
export function Faults({ faults, onRemove }: { readonly faults: readonly string[]; readonly onRemove: () => void }) {
  const { t } = useTranslation('lottery');
  const [isWhole, setIsWhole] = useState(false);
  const titleId = useId();
  if (faults.length === 0) return null;
  const short = faults.map((fault) => fault.slice(0, mostLetters));
  const first = short.slice(0, shownAtFirst);
  const shown = isWhole ? short.slice(0, shownAtMost) : first;
  return (
    <div className={styles.faults}>
      <p role="alert">
        <strong id={titleId}>{t('typed.faults', { count: faults.length })}</strong>
        <VisuallyHidden> {first.join(', ')}</VisuallyHidden>
      </p>
      <ul aria-labelledby={titleId} tabIndex={isWhole ? 0 : undefined}>
        {shown.map((fault, index) => (
          <li key={`${index} ${fault}`}>{fault}</li>
        ))}
        {isWhole && faults.length > shownAtMost && <li>{t('typed.more', { count: faults.length - shownAtMost })}</li>}
      </ul>
      <div className={styles.faultActions}>
        {faults.length > shownAtFirst && (
          <Button size="small" onClick={() => setIsWhole(!isWhole)}>
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
