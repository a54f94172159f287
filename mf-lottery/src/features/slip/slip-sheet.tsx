import { isUnresolved } from '@tessera/shared/api/money-request';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Dialog } from '@tessera/shared/ui/dialog';
import type { DrawState } from '../../model/lottery-types.ts';
import { editedNotice } from '../bet-panel/edited-notice.tsx';
import { useMoment } from '../draw/use-moment.ts';
import styles from './slip.module.css';
import { SlipBody } from './slip-body.tsx';
import { useSlip } from './slip-store.ts';
import { SlipChase, SlipFacts, SlipOrder } from './slip-sum.tsx';
import type { BetPlacement } from './use-bet-placement.ts';
import { useClearSlip } from './use-clear-slip.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when the operator has accepted the bets. The notice about them is below the sheet. */
  readonly onPlaced: () => void;
  readonly draws: readonly DrawState[];
  readonly placement: BetPlacement;
}

/** The slip from the lower edge, where there is no room beside the panel. */
export default function SlipSheet({ isOpen, onClose, onPlaced, draws, placement }: Props) {
  const { t } = useTranslation('lottery');
  const slip = useSlip();
  const { clear } = useClearSlip();
  const nowMs = useMoment(slip.entries.map(({ closesAtMs }) => closesAtMs));
  const isEmpty = slip.entries.length === 0;
  // An order whose outcome is not known yet is checked here, also after the slip was cleared.
  const hasOrder = !isEmpty || isUnresolved(placement.status);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('slip.title')}
      finalFocus={editedNotice}
      actions={hasOrder && <SlipOrder slip={slip} nowMs={nowMs} placement={placement} onPlaced={onPlaced} />}
    >
      {slip.entries.length > 1 && (
        <Button variant="text" size="small" onClick={clear}>
          {t('slip.clear')}
        </Button>
      )}
      <SlipBody slip={slip} draws={draws} nowMs={nowMs} onEdit={onClose} />
      {!isEmpty && (
        <div className={styles.sum}>
          <SlipFacts slip={slip} nowMs={nowMs} />
          <SlipChase slip={slip} onPlaced={onPlaced} />
        </div>
      )}
    </Dialog>
  );
}
