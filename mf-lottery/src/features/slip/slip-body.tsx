import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { TicketIcon } from '@tessera/shared/ui/more-icons';
import type { DrawState } from '../../model/lottery-types.ts';
import { isClosed, type SlipEntry } from '../../model/slip.ts';
import { useRoving } from '../keyboard/use-roving.ts';
import styles from './slip.module.css';
import { SlipLine } from './slip-line.tsx';
import { slip } from './slip-store.ts';

interface Props {
  readonly entries: readonly SlipEntry[];
  readonly draws: readonly DrawState[];
  readonly nowMs: number;
  /** The outcome of the last order is unknown: closed bets may have been placed. */
  readonly isUnknown: boolean;
}

/** The bets of the slip. Closed ones stay visible until they are moved or removed. */
export function SlipBody({ entries, draws, nowMs, isUnknown }: Props) {
  const { t } = useTranslation('lottery');
  const roving = useRoving(entries.length);
  if (entries.length === 0) {
    return <EmptyState icon={<TicketIcon />} title={t('slip.empty')} detail={t('slip.emptyDetail')} />;
  }
  const closed = entries.filter((entry) => isClosed(entry, nowMs));
  const moveAll = () => {
    for (const { gameCode, current } of draws) {
      slip.moveTo({ gameCode, issue: current.issue, closesAtMs: current.closesAtMs }, nowMs);
    }
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons that remove a bet share one tab stop */}
      <div {...roving.row} role="group" aria-label={t('slip.title')}>
        <ul className={styles.lines}>
          {entries.map((entry, index) => (
            <SlipLine
              key={entry.id}
              entry={entry}
              isClosed={isClosed(entry, nowMs)}
              isUnknown={isUnknown}
              removeButton={{
                ...roving.item(index),
                onClick: () => {
                  roving.focusNeighbour(index);
                  slip.remove([entry.id]);
                },
              }}
            />
          ))}
        </ul>
      </div>
      <div aria-live="polite">
        {closed.length > 0 && !isUnknown && (
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
