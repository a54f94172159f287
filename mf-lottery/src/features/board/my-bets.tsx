import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { TicketIcon } from '@tessera/shared/ui/more-icons';
import { Pagination } from '@tessera/shared/ui/pagination';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useRef, useState } from 'react';
import { type BetList, betsPageSize, useMyBets } from '../../api/bets.ts';
import { useDrawsWith } from '../../api/draws.ts';
import { useSlipGames } from '../../api/slip-games.ts';
import type { DrawState, LotteryBet } from '../../model/lottery-types.ts';
import { port } from '../../port.ts';
import { useMoment } from '../draw/use-moment.ts';
import { focusAfterDialog } from '../keyboard/focus-after-dialog.ts';
import { BetRow } from './bet-row.tsx';
import styles from './board.module.css';
import { useBetAgain } from './use-bet-again.ts';

interface Props {
  readonly show: BetList;
  /** Of the page. */
  readonly draws: readonly DrawState[];
}

/** The member's bets: those that wait for their draw, or those that are decided. */
export function MyBets({ show, draws }: Props) {
  const { t } = useTranslation('lottery');
  const { role } = useSession();
  const [page, setPage] = useState(1);
  const all = useRef<HTMLElement>(null);
  const bets = useMyBets(show, page);
  // The last bet of a page was cancelled or drawn: there are others on the page before it.
  if (page > 1 && bets.data?.list.length === 0) setPage(page - 1);
  const games = useSlipGames(bets.data?.list ?? []);
  const allDraws = useDrawsWith(show === 'settled' ? (bets.data?.list ?? []) : [], draws);
  const betAgain = useBetAgain(allDraws);
  const isOpen = ({ gameCode }: LotteryBet) => allDraws.some((draw) => draw.gameCode === gameCode);
  const nowMs = useMoment((bets.data?.list ?? []).map(({ closesAtMs }) => closesAtMs));
  if (role === 'visitor') {
    return (
      <EmptyState
        icon={<TicketIcon />}
        title={t('bets.signIn')}
        actions={<Button onClick={() => void port.ask('sign-in', { reason: 'bet' })}>{t('bets.signInAction')}</Button>}
      />
    );
  }
  return (
    <section ref={all} tabIndex={-1} aria-label={t(`bets.${show}`)}>
      <ResourceView
        resource={bets}
        skeleton={<Skeleton height={240} radius="m" width="100%" />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState icon={<TicketIcon />} title={t(show === 'pending' ? 'bets.emptyPending' : 'bets.emptySettled')} />
        }
      >
        {({ list, total }) => (
          <>
            <ul className={styles.bets}>
              {list.map((bet) => (
                <BetRow
                  key={bet.id}
                  bet={bet}
                  game={games.get(bet.gameCode)?.game}
                  nowMs={nowMs}
                  onAgain={isOpen(bet) ? betAgain : undefined}
                  onFocusLost={() => void focusAfterDialog(() => all.current?.focus())}
                />
              ))}
            </ul>
            {total > betsPageSize && (
              <Pagination page={page} pageSize={betsPageSize} total={total} onChange={setPage} />
            )}
          </>
        )}
      </ResourceView>
    </section>
  );
}
