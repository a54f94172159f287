import { useTranslation } from '@tessera/shared/i18n';
import { hasPrizeTable } from '@tessera/shared/lottery';
import { Link } from '@tessera/shared/router';
import { Badge } from '@tessera/shared/ui/badge';
import { ButtonLink } from '@tessera/shared/ui/button';
import { ErrorTile } from '@tessera/shared/ui/error-tile';
import { ChartIcon } from '@tessera/shared/ui/more-icons';
import { onDemand } from '@tessera/shared/ui/on-demand';
import { Panel } from '@tessera/shared/ui/panel';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { TabPanel, Tabs } from '@tessera/shared/ui/tabs';
import { useState } from 'react';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { HashButton } from '../draw/hash-button.tsx';
import { useText } from '../text/use-text.ts';
import styles from './board.module.css';
import { loadDrawsTable, PastDraws } from './past-draws.tsx';
import { loadPastTable, PastTables } from './past-tables.tsx';

const OwnBets = onDemand(() => import('./own-bets.tsx'));

/** Of either kind of game: which one is shown first, only the answer says. */
export const loadPast = () => Promise.all([loadDrawsTable(), loadPastTable()]);

type BoardTab = 'past' | 'pending' | 'settled' | 'chases';

interface Props {
  readonly game: LotteryGame;
  /** Of the page. */
  readonly path: string;
  readonly lastIssue: string | undefined;
  /** Drawn next. */
  readonly nextIssue: string | undefined;
  /** Bets that wait for their draws. */
  readonly pendingCount: number;
  readonly draws: readonly DrawState[];
}

/** Below the bet panel: last draws, and the member's own bets. */
export function Board({ game, path, lastIssue, nextIssue, pendingCount, draws }: Props) {
  const { t } = useTranslation('lottery');
  const [tab, setTab] = useState<BoardTab>('past');
  return (
    <Panel className={styles.board}>
      <Tabs<BoardTab>
        label={t('bets.tabs')}
        tabs={[
          { value: 'past', label: t('past.title') },
          {
            value: 'pending',
            label: (
              <span className={styles.tab}>
                {t('bets.pending')}
                {pendingCount > 0 && <Badge tone="accent">{pendingCount}</Badge>}
              </span>
            ),
          },
          { value: 'settled', label: t('bets.settled') },
          { value: 'chases', label: t('chase.mine') },
        ]}
        value={tab}
        onChange={setTab}
        aside={
          <ButtonLink
            variant="text"
            size="small"
            icon={<ChartIcon />}
            render={<Link to={`${path}?gameCode=${game.code}&view=trends`} />}
          >
            {t('trends.open')}
          </ButtonLink>
        }
      >
        <TabPanel value={tab}>
          {tab === 'past' && nextIssue && <NextDraw gameCode={game.code} issue={nextIssue} />}
          {tab === 'past' && <Past key={game.code} game={game} lastIssue={lastIssue} />}
          {tab !== 'past' && (
            <OwnBets
              part={{ show: tab, draws }}
              waiting={<Skeleton height={240} radius="m" width="100%" />}
              failed={(_, retry) => <ErrorTile onRetry={retry} isNetworkCause />}
            />
          )}
        </TabPanel>
      </Tabs>
    </Panel>
  );
}

/** The draw to come is decided already, and what is published of it can be kept. */
function NextDraw({ gameCode, issue }: { readonly gameCode: string; readonly issue: string }) {
  const { t } = useTranslation('lottery');
  const text = useText();
  return (
    <p className={styles.next}>
      {t('past.next', { issue: text.issueName(issue) })} <HashButton gameCode={gameCode} issue={issue} />
    </p>
  );
}

/** Tables of prizes one at a time, other draws in a list. */
function Past({ game, lastIssue }: Pick<Props, 'game' | 'lastIssue'>) {
  const { code, kind } = game;
  return hasPrizeTable(kind) ? (
    <PastTables gameCode={code} kind={kind} lastIssue={lastIssue} />
  ) : (
    <PastDraws game={game} lastIssue={lastIssue} />
  );
}
