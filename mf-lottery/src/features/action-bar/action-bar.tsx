import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { TicketIcon } from '@tessera/shared/ui/more-icons';
import { onDemand } from '@tessera/shared/ui/on-demand';
import { toast } from '@tessera/shared/ui/toast';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { closedBets, type SlipEntry } from '../../model/slip.ts';
import { useBetNotice } from '../bet-notices/bet-notices.ts';
import { NoticeLine } from '../bet-notices/notice-line.tsx';
import { DraftActions } from '../bet-panel/draft-actions.tsx';
import { DraftSum } from '../bet-panel/draft-sum.tsx';
import { MultipleField, UnitField } from '../bet-panel/stake-fields.tsx';
import type { Draft } from '../bet-panel/use-draft.ts';
import { useMoment } from '../draw/use-moment.ts';
import { slipPlaces } from '../slip/slip-focus.ts';
import { slipStore, useSlip } from '../slip/slip-store.ts';
import type { BetPlacement } from '../slip/use-bet-placement.ts';
import { useFocusAfterEdit } from '../slip/use-focus-after-edit.ts';
import styles from './action-bar.module.css';

const SlipSheet = onDemand(() => import('../slip/slip-sheet.tsx'));

interface Props {
  readonly game: LotteryGame;
  readonly draft: Draft;
  readonly draws: readonly DrawState[];
  /** The draft as a bet on the open issue; undefined while there is none. */
  readonly bet: Omit<SlipEntry, 'id'> | undefined;
  readonly placement: BetPlacement;
  readonly onAdd: () => void;
  /** The bet of the slip that is changed in the panel. */
  readonly edited: SlipEntry | undefined;
  readonly onSave: () => void;
}

/** Below 1024 pixels, where the screen is not too short, in the place of the bottom bar: stake, add, and bet. */
export function ActionBar({ game, draft, draws, bet, placement, onAdd, edited, onSave }: Props) {
  const { t } = useTranslation('lottery');
  const bets = useSlip();
  const { entries } = bets;
  const [slip, setSlip] = useState<'unused' | 'open' | 'closed'>('unused');
  const closeSlip = () => setSlip('closed');
  const bar = useBarHeight();
  const slipButton = useFocusAfterEdit(edited !== undefined);
  const nowMs = useMoment(entries.map(({ closesAtMs }) => closesAtMs));
  const closedId = useId();
  const closedCount = closedBets(bets, nowMs).length;

  // In the place of the sum: a toast would cover the board.
  const showsSum = useBetNotice().kind === 'none' || draft.combinations > 0;

  return (
    <>
      <div ref={bar} className={styles.bar} data-covers-bottom-bar>
        <div className={styles.stake}>
          <UnitField game={game} draft={draft} />
          <div className={styles.multiple}>
            <span className={styles.label} aria-hidden="true">
              {t('panel.multiple')}
            </span>
            <MultipleField game={game} draft={draft} />
          </div>
        </div>
        <NoticeLine isShort />
        {/* It is there before a bet closes, so that screen readers read it. */}
        <p id={closedId} role="status" className={styles.closed}>
          {closedCount > 0 && t('slip.someClosed', { count: closedCount })}
        </p>
        {showsSum && <DraftSum draft={draft} />}
        <div className={styles.actions}>
          <IconButton
            ref={slipButton}
            id={slipPlaces.button}
            variant="neutral"
            className={styles.slip}
            icon={<TicketIcon />}
            label={t('slip.open', { count: entries.length })}
            count={entries.length}
            aria-describedby={closedCount > 0 ? closedId : undefined}
            onPointerEnter={SlipSheet.preload}
            onFocus={SlipSheet.preload}
            onClick={() => setSlip('open')}
          />
          <DraftActions
            bet={bet}
            stakeMinor={draft.stakeMinor}
            placement={placement}
            addText={t('panel.addShort')}
            onAdd={onAdd}
            edit={edited && { onSave, onCancel: () => slipStore.stopEditing() }}
          />
        </div>
      </div>
      {slip !== 'unused' && (
        <SlipSheet
          part={{ isOpen: slip === 'open', onClose: closeSlip, onPlaced: closeSlip, draws, placement }}
          onFailed={() => {
            setSlip('unused');
            toast.show({ id: 'slip', tone: 'danger', title: t('ui:resource.failed') });
          }}
        />
      )}
    </>
  );
}

const property = '--bottom-bar-height';

/** While the bar stands in the bottom bar's place, the page's end and the toasts keep clear of its height. */
function useBarHeight(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const height = bar.current?.offsetHeight ?? 0;
      if (height > 0) style.setProperty(property, `${height}px`);
      else style.removeProperty(property);
    };
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, []);
  return bar;
}
