import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import styles from './typed-bets.module.css';

/** So many wrong parts are named; the number of the others is said. */
const shownLimit = 8;

/** Parts of a typed text that are no bet, by name; nothing where there are none. */
export function Faults({ faults, onRemove }: { readonly faults: readonly string[]; readonly onRemove: () => void }) {
  const { t } = useTranslation('lottery');
  if (faults.length === 0) return null;
  return (
    <div className={styles.faults} role="alert">
      <strong>{t('typed.faults', { count: faults.length })}</strong>
      <ul>
        {faults.slice(0, shownLimit).map((fault, index) => (
          <li key={`${index} ${fault}`}>{fault.slice(0, 24)}</li>
        ))}
        {faults.length > shownLimit && <li>{t('typed.more', { count: faults.length - shownLimit })}</li>}
      </ul>
      <Button size="small" onClick={onRemove}>
        {t('typed.removeFaults')}
      </Button>
    </div>
  );
}
