import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { gameAddress, type LotteryPage } from '../../model/lottery-pages.ts';
import type { LotteryGame } from '../../model/lottery-types.ts';
import styles from './game-cards.module.css';

/** Shown instead of a game that an old or mistyped address names: the page does not have it, and links to those that it has. */
export function UnknownGame({ page, games }: { readonly page: LotteryPage; readonly games: readonly LotteryGame[] }) {
  const { t } = useTranslation('lottery');
  return (
    <div className={styles.games}>
      <p role="status" className={styles.unknown}>
        {t('game.unknown')}
      </p>
      <nav aria-label={t('game.choose')} className={styles.offered}>
        {games.map(({ code, name }) => (
          <Link key={code} to={gameAddress(page, code)} replace className={styles.nameLink}>
            {name}
          </Link>
        ))}
      </nav>
    </div>
  );
}
