import { useTranslation } from '@tessera/shared/i18n';
import { Chip } from '@tessera/shared/ui/chip';
import { useEffect, useRef } from 'react';
import type { Lane } from '../../model/stored-lanes.ts';
import styles from './vendor-chips.module.css';

export interface VendorChipsProps {
  /** `undefined` until the vendors are known: their room is kept. */
  readonly vendors: Lane['cards'] | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (vassalage: string | undefined) => void;
}

/** One vendor or all of them; the chosen one is inverted and scrolled into sight. */
export function VendorChips({ vendors, chosen, onChoose }: VendorChipsProps) {
  const { t } = useTranslation('games');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (chip && row.current)
      row.current.scrollLeft = chip.offsetLeft - row.current.clientWidth / 2 + chip.offsetWidth / 2;
  }, [chosen, vendors]);
  return (
    <fieldset className={styles.fieldset} aria-label={t('vendors.label')}>
      <div ref={row} className={styles.row}>
        <Chip isSelected={!chosen} onClick={() => onChoose(undefined)}>
          {t('vendors.all')}
        </Chip>
        {vendors?.map(({ vassalage, displayName }) => (
          <Chip key={vassalage} isSelected={chosen === vassalage} onClick={() => onChoose(vassalage)}>
            {displayName}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
