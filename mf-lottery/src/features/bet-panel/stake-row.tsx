import { useTranslation } from '@tessera/shared/i18n';
import { hasGroupChoice } from '@tessera/shared/lottery';
import { classNames } from '@tessera/shared/ui/class-names';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { priceFacts } from '../../model/price-facts.ts';
import { useText } from '../text/use-text.ts';
import styles from './bet-panel.module.css';
import { PrizeGroupField } from './prize-group-field.tsx';
import { MultipleField, UnitField } from './stake-fields.tsx';
import type { Draft } from './use-draft.ts';

/** What one combination costs, how often, and what it pays; at which prize group, where there are several. */
export function StakeRow({ game, draft }: { readonly game: LotteryGame; readonly draft: Draft }) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const hasGroups = hasGroupChoice(game.prizeGroups);
  return (
    <div className={classNames(styles.stake, hasGroups && styles.hasGroups)}>
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
      {hasGroups && (
        <PrizeGroupField groups={game.prizeGroups} prizeGroup={draft.prizeGroup} onChange={draft.setGroup} />
      )}
    </div>
  );
}
