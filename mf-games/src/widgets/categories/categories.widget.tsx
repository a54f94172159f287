import { GameArt } from '@tessera/shared/art/game-art';
import { formatCount } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useSwitch } from '@tessera/shared/switches';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { CSSProperties } from 'react';
import { useVendors } from '../../api/lobby.ts';
import styles from '../../features/home/categories.module.css';
import { homeCategories } from '../../model/home-categories.ts';
import { withoutLists } from '../../model/stored-lanes.ts';

/** The seed of a tile's picture: slots show the seven, sports a football, e-sports the crosshair. */
const seeds: Readonly<Record<string, string>> = { RNG: 'RNG-28', SPORTS: 'SPORTS-19', ESPORTS: 'ESPORTS-3' };
const artOf = (category: string) => seeds[category] ?? category;

/** The kinds of games that can be opened, each with their number. */
export default function CategoriesWidget() {
  const { t, i18n } = useTranslation('games');
  const hasLottery = useSwitch('MF_LOTTERY');
  const hasLists = useSwitch('GAMELO3');
  const vendors = useVendors();
  const across = (count: number): CSSProperties & Record<'--tiles', number> => ({ '--tiles': count });
  return (
    <ResourceView
      resource={vendors}
      skeleton={
        <div className={styles.tiles} style={across(4)}>
          {Array.from({ length: 4 }, (_, at) => (
            <Skeleton key={at} height={84} radius="m" />
          ))}
        </div>
      }
    >
      {(lanes) => {
        const found = homeCategories(hasLists ? lanes : withoutLists(lanes), hasLottery);
        return (
          <nav className={styles.tiles} style={across(found.length)} aria-label={t('home.categories')}>
            {found.map(({ category, count, path }) => (
              <Link key={category} to={path} className={styles.tile}>
                <span className={styles.wide}>
                  <GameArt vendor="home" code={artOf(category)} category={category} ratio="tile" />
                </span>
                <span className={styles.icon}>
                  <GameArt vendor="home" code={artOf(category)} category={category} ratio="1:1" />
                </span>
                <span className={styles.text}>
                  <span className={styles.name}>{t(`category.${category}`)}</span>
                  {count !== undefined && (
                    <span className={styles.count}>
                      {t(`amount.${category}`, { count, shown: formatCount(count, i18n.language) })}
                    </span>
                  )}
                </span>
              </Link>
            ))}
          </nav>
        );
      }}
    </ResourceView>
  );
}
