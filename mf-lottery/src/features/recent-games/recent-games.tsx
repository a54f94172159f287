import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { useRecentGames, useVietnamRecent } from '../../api/draws.ts';
import { gameAddress, type ListPage, type LotteryPage, lotteryPages } from '../../model/lottery-pages.ts';
import type { LotteryGame } from '../../model/lottery-types.ts';
import styles from './recent-games.module.css';

interface Props {
  readonly page: LotteryPage;
  readonly recent: {
    /** Undefined while they load. */
    readonly data: readonly Pick<LotteryGame, 'code' | 'name'>[] | undefined;
    readonly isError: boolean;
  };
}

/** At most this many games are shown; on a phone they are one line that scrolls. */
const mostShown = 6;

/**
 * The games of a page that the member bet on last; nothing where there are none. While they load, also while the account is not
 * known yet, the line keeps its place, so that nothing moves for those who have some. Where they cannot be had there is no line: the games
 * below say what failed.
 */
function Links({ page, recent: { data: games, isError } }: Props) {
  const { t } = useTranslation('lottery');
  const isVisitor = useSession().role === 'visitor';
  if (isVisitor || games?.length === 0 || (isError && !games)) return null;
  return (
    <nav aria-label={t('game.recent')} className={styles.recent} data-fades="">
      <span className={styles.name}>{t('game.recent')}</span>
      {games?.slice(0, mostShown).map(({ code, name }) => (
        <Link key={code} to={gameAddress(page, code)} className={styles.game}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

export const RecentGames = ({ page }: { readonly page: ListPage }) => (
  <Links page={page} recent={useRecentGames(page)} />
);

/** The same of Vietnam, which has a call of its own. */
export const RecentVietnamGames = () => <Links page={lotteryPages.vietnam} recent={useVietnamRecent()} />;
