import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { Panel } from '@tessera/shared/ui/panel';
import type { DrawState } from '../../model/lottery-types.ts';
import { NoticeLine } from '../bet-notices/notice-line.tsx';
import { useMoment } from '../draw/use-moment.ts';
import styles from './slip.module.css';
import { SlipBody } from './slip-body.tsx';
import { useSlip } from './slip-store.ts';
import { SlipSum } from './slip-sum.tsx';
import type { BetPlacement } from './use-bet-placement.ts';
import { useClearSlip } from './use-clear-slip.ts';

interface Props {
  readonly draws: readonly DrawState[];
  readonly placement: BetPlacement;
}

/** The slip beside the bet panel. */
export function SlipPanel({ draws, placement }: Props) {
  const { t } = useTranslation('lottery');
  const slip = useSlip();
  const { clear } = useClearSlip();
  const nowMs = useMoment(slip.entries.map(({ closesAtMs }) => closesAtMs));
  const { entries } = slip;
  return (
    <Panel
      padding="small"
      className={styles.panel}
      level={2}
      title={
        <>
          {t('slip.title')} {entries.length > 0 && <Badge tone="accent">{entries.length}</Badge>}
        </>
      }
      actions={
        entries.length > 0 && (
          <Button variant="text" size="small" onClick={clear}>
            {t('slip.clear')}
          </Button>
        )
      }
    >
      <NoticeLine className={styles.notices} />
      <SlipBody slip={slip} draws={draws} nowMs={nowMs} />
      <SlipSum slip={slip} nowMs={nowMs} placement={placement} />
    </Panel>
  );
}
