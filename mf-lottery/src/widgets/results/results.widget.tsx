import { openDialog } from '@tessera/shared/dialogs';
import { zoneName } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { hasPrizeTable } from '@tessera/shared/lottery';
import { merchant } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { ChevronRightIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { useLobby } from '../../api/draws.ts';
import { useOpenedNumbers } from '../../api/opened-numbers.ts';
import { PrizeTable } from '../../features/draw/prize-table.tsx';
import { Simulated } from '../../features/draw/simulated.tsx';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { ResultBoard } from './result-board.tsx';
import styles from './results.widget.module.css';

const shown = 9;

function GameResults({ game, lastIssue }: { readonly game: LotteryGame; readonly lastIssue: string | undefined }) {
  const { t } = useTranslation('lottery');
  const { date } = useFormat('lottery');
  const draws = useOpenedNumbers(game.code, shown, lastIssue);
  const { timeZone } = merchant();
  return (
    <ResourceView
      resource={draws}
      skeleton={<Skeleton className={styles.waitingDraws} width="100%" />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className={styles.empty}>{t('past.empty')}</p>}
    >
      {({ list: [latest, ...before] }) =>
        latest && (
          <>
            {hasPrizeTable(game.kind) ? (
              <PrizeTable kind={game.kind} numbers={latest.numbers} />
            ) : (
              <ResultBoard kind={game.kind} latest={latest} before={before} />
            )}
            <footer className={styles.foot}>
              <span>
                {date('second', latest.drawsAtMs)} ({zoneName(timeZone, latest.drawsAtMs)})
              </span>
              <Button
                variant="text"
                size="small"
                endIcon={<ChevronRightIcon />}
                onClick={() => void openDialog('lottery.proof', { gameCode: game.code, issue: latest.issue })}
              >
                {t('home.verify')}
              </Button>
            </footer>
          </>
        )
      }
    </ResourceView>
  );
}

/** The last draws of one game as a board, the latest large; simulated, and it says so. */
export default function ResultsWidget() {
  const { t } = useTranslation('lottery');
  const lobby = useLobby();
  const [chosen, setChosen] = useState<string>();
  return (
    <Panel padding="none" className={styles.panel}>
      <ResourceView
        resource={lobby}
        skeleton={<Skeleton className={styles.waiting} width="100%" />}
        isEmpty={({ games }) => games.length === 0}
        empty={<p className={styles.empty}>{t('game.none')}</p>}
      >
        {({ games, draws }) => {
          const game = games.find(({ code }) => code === chosen) ?? games[0];
          return (
            game && (
              <>
                <header className={styles.head}>
                  <h2 className={styles.title}>
                    {t('home.results')} <Simulated />
                  </h2>
                  <Segmented
                    label={t('game.choose')}
                    segments={games.map(({ code, name }) => ({ value: code, label: name }))}
                    value={game.code}
                    onChange={setChosen}
                  />
                </header>
                <GameResults
                  key={game.code}
                  game={game}
                  lastIssue={draws.find(({ gameCode }) => gameCode === game.code)?.last.issue}
                />
              </>
            )
          );
        }}
      </ResourceView>
    </Panel>
  );
}
