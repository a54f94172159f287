import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Chip } from '@tessera/shared/ui/chip';
import { RetryIcon } from '@tessera/shared/ui/icons';
import { memo, useEffect, useRef } from 'react';
import type { ListCriteria } from '../../model/list-criteria.ts';
import type { Lane } from '../../model/stored-lanes.ts';
import styles from './vendor-chips.module.css';

export interface VendorChipsProps {
  /** `undefined` until the vendors are known: their room is kept. */
  readonly vendors: Lane['cards'] | undefined;
  readonly chosen: string | undefined;
  /** Asks again; only where the vendors could not be had. */
  readonly retry: (() => void) | undefined;
  readonly isRetrying: boolean;
  readonly onChange: (part: Partial<ListCriteria>) => void;
}

/** One vendor or all of them; the chosen one is inverted and scrolled into view. */
export const VendorChips = memo(function VendorChips(props: VendorChipsProps) {
  const { vendors, chosen, retry, isRetrying, onChange } = props;
  const { t } = useTranslation('games');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (chip && row.current)
      row.current.scrollLeft = chip.offsetLeft - row.current.clientWidth / 2 + chip.offsetWidth / 2;
  }, [chosen, vendors]);
  return (
    <fieldset className={styles.fieldset} aria-label={t('vendors.label')}>
      <div ref={row} className={styles.row} data-fades="">
        <Chip isSelected={!chosen} onClick={() => onChange({ vassalage: undefined })}>
          {t('vendors.all')}
        </Chip>
        {vendors?.map(({ vassalage, displayName }) => (
          <Chip key={vassalage} isSelected={chosen === vassalage} onClick={() => onChange({ vassalage })}>
            {displayName}
          </Chip>
        ))}
        {retry && (
          <span role="status">
            <Button
              variant="outline"
              size="small"
              className={styles.retry}
              icon={<RetryIcon aria-hidden />}
              isBusy={isRetrying}
              onClick={retry}
            >
              {t('vendors.retry')}
            </Button>
          </span>
        )}
      </div>
    </fieldset>
  );
});
