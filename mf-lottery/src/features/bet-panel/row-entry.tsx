import { useTranslation } from '@tessera/shared/i18n';
import { Chip } from '@tessera/shared/ui/chip';
import { ErrorTile } from '@tessera/shared/ui/error-tile';
import { onDemand } from '@tessera/shared/ui/on-demand';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import type { RowEntryProps } from './row-entry-form.tsx';
import styles from './typed-bets.module.css';

const RowEntryForm = onDemand(() => import('./row-entry-form.tsx'));

/** The way to type the numbers of a play that has rows to choose them in. What was typed is kept while the field is closed. */
export function RowEntry(props: RowEntryProps) {
  const { t } = useTranslation('lottery');
  const [field, setField] = useState<'unused' | 'open' | 'closed'>('unused');
  const isOpen = field === 'open';
  return (
    <div className={styles.typed}>
      <div>
        <Chip
          isSelected={isOpen}
          onPointerEnter={RowEntryForm.preload}
          onFocus={RowEntryForm.preload}
          onClick={() => setField(isOpen ? 'closed' : 'open')}
        >
          {t('numbers.tool.typed')}
        </Chip>
      </div>
      {field !== 'unused' && (
        <div hidden={!isOpen}>
          <RowEntryForm
            part={props}
            waiting={<Skeleton height={120} radius="m" width="100%" />}
            failed={(_, retry) => <ErrorTile onRetry={retry} isNetworkCause />}
          />
        </div>
      )}
    </div>
  );
}
