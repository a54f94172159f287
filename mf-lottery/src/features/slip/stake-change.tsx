import { useTranslation } from '@tessera/shared/i18n';
import type { LotteryGame } from '../../model/lottery-types.ts';
import type { SlipEntry } from '../../model/slip.ts';
import { MultipleField, UnitField } from '../bet-panel/stake-fields.tsx';
import styles from './slip.module.css';
import { slipStore } from './slip-store.ts';

interface Props {
  readonly id: string;
  readonly entry: SlipEntry;
  readonly game: LotteryGame | undefined;
  /** Called for Escape, which closes these fields alone and not the dialog around them. */
  readonly onEscape: () => void;
}

/** Unit and multiple of a bet of the slip; its choices stay. */
export function StakeChange({ id, entry, game, onEscape }: Props) {
  const { t } = useTranslation('lottery');
  if (!game) return <p className={styles.where}>{t('slip.gameUnknown')}</p>;
  const stake = {
    ...entry,
    setUnit: (unitMinor: number) => slipStore.change(entry.id, { unitMinor }),
    setMultiple: (multiple: number) => slipStore.change(entry.id, { multiple }),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a line of fields
    <div
      id={id}
      role="group"
      aria-label={t('slip.stakeFields')}
      className={styles.change}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onEscape();
      }}
    >
      <UnitField game={game} draft={stake} />
      <MultipleField game={game} draft={stake} />
    </div>
  );
}
