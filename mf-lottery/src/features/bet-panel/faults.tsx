import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Pagination } from '@tessera/shared/ui/pagination';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { useId, useRef, useState } from 'react';
import styles from './typed-bets.module.css';

/** At most this many wrong parts are listed at first; a button shows all. */
const shownAtFirst = 8;
/** Number of wrong parts on a page, once all are shown. */
const pageSize = 500;
const mostLetters = 60;

/** Parts of a typed text that are no bet, by name; nothing where there are none. */
export function Faults({ faults, onRemove }: { readonly faults: readonly string[]; readonly onRemove: () => void }) {
  const { t } = useTranslation('lottery');
  const [isWhole, setIsWhole] = useState(false);
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const titleId = useId();
  if (faults.length === 0) return null;
  // Fewer are left after a correction.
  const shownPage = Math.min(page, Math.ceil(faults.length / pageSize));
  const from = (shownPage - 1) * pageSize;
  const shortened = (parts: readonly string[]) => parts.map((fault) => fault.slice(0, mostLetters));
  const first = shortened(faults.slice(0, shownAtFirst));
  const shown = isWhole ? shortened(faults.slice(from, from + pageSize)) : first;
  const turnTo = (next: number) => {
    setPage(next);
    if (list.current) list.current.scrollTop = 0;
  };
  return (
    <div className={styles.faults}>
      <p role="alert">
        <strong id={titleId}>{t('typed.faults', { count: faults.length })}</strong>
        <VisuallyHidden> {first.join(', ')}</VisuallyHidden>
      </p>
      <ul ref={list} aria-labelledby={titleId} tabIndex={isWhole ? 0 : undefined}>
        {shown.map((fault, index) => (
          <li key={`${from + index} ${fault}`}>{fault}</li>
        ))}
      </ul>
      {isWhole && faults.length > pageSize && (
        <Pagination page={shownPage} pageSize={pageSize} total={faults.length} onChange={turnTo} />
      )}
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
