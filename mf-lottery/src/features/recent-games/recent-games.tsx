import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useRecentGames, useVietnamRecent } from '../../api/draws.ts';
import { useIsSignedIn } from '../../api/signed-in.ts';
import { gameAddress, type ListPage, type LotteryPage, lotteryPages } from '../../model/lottery-pages.ts';
import type { LotteryGame } from '../../model/lottery-types.ts';
import styles from './recent-games.module.css';

interface Props {
  readonly page: LotteryPage;
  /** Undefined while they load. */
  readonly games: readonly Pick<LotteryGame, 'code' | 'name'>[] | undefined;
}

/** So many are links; a phone shows them in one line that scrolls. */
const mostShown = 6;

/** The games of a page that the member bet on last. The line is there before they come, so that nothing moves; a visitor has none. */
function Links({ page, games }: Props) {
  const { t } = useTranslation('lottery');
  if (!useIsSignedIn()) return null;
  return (
    <nav aria-label={t('game.recent')} className={styles.recent}>
      <span className={styles.name}>{t('game.recent')}</span>
      {games?.length === 0 && <span className={styles.name}>{t('game.recentNone')}</span>}
      {games?.slice(0, mostShown).map(({ code, name }) => (
        <Link key={code} to={gameAddress(page, code)} className={styles.game}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

export const RecentGames = ({ page }: { readonly page: ListPage }) => (
  <Links page={page} games={useRecentGames(page).data} />
);

/** The same of Vietnam, which has a call of its own. */
export const RecentVietnamGames = () => <Links page={lotteryPages.vietnam} games={useVietnamRecent().data} />;
