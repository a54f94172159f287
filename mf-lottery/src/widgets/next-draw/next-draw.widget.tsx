import { LotusScene } from '@tessera/shared/art/scenes';
import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { Link } from '@tessera/shared/router';
import { useFormat } from '@tessera/shared/text';
import { ButtonLink } from '@tessera/shared/ui/button';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useLobby } from '../../api/draws.ts';
import { Simulated } from '../../features/draw/simulated.tsx';
import { gameAddress, homePage } from '../../model/lottery-pages.ts';
import styles from './next-draw.widget.module.css';
import { TimeBoxes } from './time-boxes.tsx';

/** The hero of a lottery-first home page: the next draw of the first game, and the way to bet on it. */
export default function NextDrawWidget() {
  const { t } = useTranslation('lottery');
  const { date, weekday } = useFormat('lottery');
  const lobby = useLobby();
  const { timeZone } = merchant();

  return (
    <section className={styles.hero}>
      <LotusScene className={styles.scene} />
      <div className={styles.text}>
        <ResourceView
          resource={lobby}
          skeleton={<HeroSkeleton />}
          isEmpty={({ games }) => games.length === 0}
          empty={<p>{t('game.none')}</p>}
        >
          {({ games: [game], draws }) => {
            const current = draws.find(({ gameCode }) => gameCode === game?.code)?.current;
            if (!game || !current) return null;
            return (
              <>
                <p className={styles.what}>
                  <span>{game.name}</span>
                  <span>
                    <Simulated isText />
                  </span>
                  <span>
                    {t('home.day', { weekday: weekday(current.drawsAtMs), date: date('day', current.drawsAtMs) })}
                  </span>
                </p>
                <h2 className={styles.title}>
                  {t('home.drawsAt', { time: formatDate('hh:mm', current.drawsAtMs, timeZone) })}
                </h2>
                <div className={styles.row}>
                  <TimeBoxes endsAtMs={current.closesAtMs} />
                  <ButtonLink
                    size="large"
                    className={styles.pick}
                    render={<Link to={gameAddress(homePage, game.code)} />}
                  >
                    {t('home.pick')}
                  </ButtonLink>
                </div>
              </>
            );
          }}
        </ResourceView>
      </div>
    </section>
  );
}

/** The lines of the hero, and its two boxes for the time left. */
const HeroSkeleton = () => (
  <div className={styles.waiting}>
    <Skeleton height={20} width="70%" />
    <Skeleton height={32} width="100%" />
    <div className={styles.boxes}>
      <span className={styles.figures} />
      <span className={styles.figures} />
    </div>
  </div>
);
