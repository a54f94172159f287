import { HarborScene } from '@tessera/shared/art/scenes';
import { serverNow } from '@tessera/shared/clock';
import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { Link } from '@tessera/shared/router';
import { shownName, useSession } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import { Button, ButtonLink } from '@tessera/shared/ui/button';
import { useRecentGames } from '../../api/own-games.ts';
import styles from '../../features/home/greeting.module.css';
import { port } from '../../port.ts';

/** Says good evening, what was left open, and where everything is. */
export default function GreetingWidget() {
  const { t } = useTranslation('games');
  const session = useSession();
  const recent = useRecentGames();
  // What was known before its switch went off is known no longer.
  const visits = useSwitch('GAMELOREC3') ? recent.data : undefined;
  const hour = Number(formatDate('h', serverNow(), merchant().timeZone));
  // The account of a trial is a name for machines.
  const isNamed = 'member' in session && session.role !== 'trial';
  const name = isNamed ? shownName(session.member) : merchant().name;
  const open = visits?.find(({ unfinishedRound }) => unfinishedRound !== null)?.game;
  return (
    <div className={styles.hero}>
      <div>
        <h2 className={styles.greeting}>{t(`home.${partOfDay(hour)}`, { name })}</h2>
        {/* Nothing is claimed before it is known. */}
        <p className={styles.line}>
          {visits && (open ? t('home.leftOpen', { game: open.gameName }) : t('home.nothingOpen'))}
        </p>
        <div className={styles.actions}>
          {open ? (
            <>
              <Button
                variant="primary"
                size="large"
                onClick={() =>
                  void port.ask('launch-game', { vassalage: open.vassalage, gameId: open.code, title: open.gameName })
                }
              >
                {t('home.resume')}
              </Button>
              <Link to="/rng" className={styles.browse}>
                {t('home.browse')}
              </Link>
            </>
          ) : (
            <ButtonLink variant="primary" size="large" render={<Link to="/rng" />}>
              {t('home.browse')}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className={styles.scene}>
        <HarborScene />
      </div>
    </div>
  );
}

/** Which greeting fits an hour of the day, 0 to 23. */
function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
