import { useTranslation } from '@tessera/shared/i18n';
import { useLocation, useNavigate } from '@tessera/shared/router';
import { Button } from '@tessera/shared/ui/button';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { useSlipGames } from '../../api/slip-games.ts';
import { gameAddress } from '../../model/lottery-pages.ts';
import type { DrawState } from '../../model/lottery-types.ts';
import { closedBets, type Slip, type SlipEntry, slipLineState } from '../../model/slip.ts';
import { useRoving } from '../keyboard/use-roving.ts';
import styles from './slip.module.css';
import { lineActions, SlipLine } from './slip-line.tsx';
import { slipStore } from './slip-store.ts';

export interface SlipLinesProps {
  readonly slip: Slip;
  readonly draws: readonly DrawState[];
  readonly nowMs: number;
  /** Called when the choices of a bet go back into the panel. */
  readonly onEdit?: (() => void) | undefined;
}

/** The bets of a slip that has some. Closed ones stay visible until they are moved or removed. */
export default function SlipLines({ slip, draws, nowMs, onEdit }: SlipLinesProps) {
  const { t } = useTranslation('lottery');
  const { entries, editedId } = slip;
  const games = useSlipGames(entries);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  /** The bet whose stake is being changed in its place. */
  const [openId, setOpenId] = useState<string>();
  const roving = useRoving(entries.length * lineActions, { selector: '[data-line-action]', columns: lineActions });
  const closed = closedBets(slip, nowMs);
  const moveAll = () => {
    for (const { gameCode, current } of draws) {
      const open = { gameCode, issue: current.issue, closesAtMs: current.closesAtMs };
      slipStore.moveTo(open, nowMs, games.get(gameCode)?.game.maxMultiple);
    }
    // The button that had the focus is gone.
    roving.focusFirst();
  };
  /** Shows or hides the fields of a stake. A bet is merged with the same ones when its fields close, not while its stake is being changed. */
  const toggleStake = ({ id }: SlipEntry) => {
    const before = entries.find((entry) => entry.id === openId);
    if (before && slipStore.mergeSame(before.id, games.get(before.gameCode)?.game.maxMultiple))
      toast.show({ id: 'lottery-slip', tone: 'ok', title: t('panel.savedMerged') });
    setOpenId(id === openId ? undefined : id);
  };
  /** Opens the panel of its game, which may be on another page, with its choices. */
  const edit = ({ id, gameCode, playCode }: SlipEntry) => {
    const found = games.get(gameCode);
    if (!found) {
      toast.show({ id: 'lottery-slip', tone: 'warn', title: t('slip.gameUnknown') });
      return;
    }
    slipStore.edit(id);
    const { path } = found.page;
    navigate(`${gameAddress(found.page, gameCode)}&playType=${playCode}`, { replace: path === pathname });
    onEdit?.();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons of all bets share one tab stop */}
      <div {...roving.row} role="group" aria-label={t('slip.title')}>
        <ul className={styles.lines}>
          {entries.map((entry, index) => (
            <SlipLine
              key={entry.id}
              entry={entry}
              game={games.get(entry.gameCode)?.game}
              state={slipLineState(slip, entry, nowMs)}
              isEdited={entry.id === editedId}
              isStakeOpen={entry.id === openId}
              action={(at) => ({ ...roving.item(index * lineActions + at), 'data-line-action': '' })}
              onEdit={() => edit(entry)}
              onToggleStake={() => toggleStake(entry)}
              onRemove={(at) => {
                roving.focusNeighbour(index * lineActions + at);
                slipStore.remove([entry.id]);
              }}
            />
          ))}
        </ul>
      </div>
      <div aria-live="polite">
        {closed.length > 0 && (
          <div className={styles.move}>
            <p>{t('slip.closedNote', { count: closed.length })}</p>
            <Button isWide onClick={moveAll}>
              {t('slip.move')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
