import { useTranslation } from '@tessera/shared/i18n';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { priceFacts } from '../../model/price-facts.ts';
import { useText } from '../text/use-text.ts';
import styles from './bet-panel.module.css';
import { MultipleField, UnitField } from './stake-fields.tsx';
import type { Draft } from './use-draft.ts';

/** What one combination costs, how often, and what it pays. */
export function StakeRow({ game, draft }: { readonly game: LotteryGame; readonly draft: Draft }) {
  const { t } = useTranslation('lottery');
  const text = useText();
  return (
    <div className={styles.stake}>
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {t('panel.unit')}
        </span>
        <UnitField game={game} draft={draft} />
      </div>
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {t('panel.multiple')}
        </span>
        <MultipleField game={game} draft={draft} />
      </div>
      <div className={styles.field}>
        <span className={styles.label}>{t('panel.odds')}</span>
        <span className={styles.odds}>{text.odds(priceFacts(draft.play, draft.selection).odds)}</span>
      </div>
    </div>
  );
}
