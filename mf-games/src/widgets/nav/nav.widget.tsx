import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { Link, useLocation } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import { IconButton } from '@tessera/shared/ui/button';
import { RetryIcon } from '@tessera/shared/ui/icons';
import { useMemo } from 'react';
import { useVendors } from '../../api/lobby.ts';
import { MoreItems } from '../../features/nav/more-items.tsx';
import styles from '../../features/nav/nav.module.css';
import { useFitting } from '../../features/nav/use-fitting.ts';
import { isCurrent, isForemost, type NavItem, navItems } from '../../model/nav-items.ts';
import { withoutLists } from '../../model/stored-lanes.ts';

/** The header's categories: those that have vendors, as many as fit, the rest behind a button. */
export default function NavWidget() {
  const { t } = useTranslation('games');
  const { pathname, search } = useLocation();
  // Also while the account is not known yet: the row keeps its shape.
  const isSignedIn = useSession().role !== 'visitor';
  const hasLottery = useSwitch('MF_LOTTERY');
  const hasLists = useSwitch('GAMELO3');
  const hasHot = useSwitch('GAMELOHOT3');
  const hasFavorites = useSwitch('GAMELOFAV3');
  const { data: lanes, isError, isFetching, refetch } = useVendors();
  const items = useMemo(
    () =>
      lanes
        ? navItems(hasLists ? lanes : withoutLists(lanes), {
            brand: merchant().brand,
            isSignedIn,
            hasHot,
            hasFavorites,
            hasLottery,
          })
        : [],
    [lanes, isSignedIn, hasLists, hasHot, hasFavorites, hasLottery],
  );
  const said = (item: NavItem) => ('name' in item.label ? item.label.name : t(item.label.key));
  const { row, shown } = useFitting(items.map(said), items.findIndex(isForemost));
  const rest = items.filter((_, at) => shown && !shown.has(at));
  if (isError && !lanes)
    return (
      <div className={styles.failed} role="status">
        <IconButton
          label={t('nav.retry')}
          icon={<RetryIcon aria-hidden />}
          isBusy={isFetching}
          onClick={() => void refetch()}
        />
      </div>
    );
  return (
    <div ref={row} className={styles.row}>
      {items.map((item, at) => (
        <Link
          key={item.key}
          to={item.path}
          className={styles.item}
          data-fits={shown?.has(at) ?? true}
          aria-current={isCurrent(item, pathname, search) ? 'page' : undefined}
        >
          {said(item)}
        </Link>
      ))}
      {rest.length > 0 && (
        <MoreItems
          items={rest.map((item) => ({
            path: item.path,
            label: said(item),
            isCurrent: isCurrent(item, pathname, search),
          }))}
        />
      )}
    </div>
  );
}
