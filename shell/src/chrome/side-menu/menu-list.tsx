import { useTranslation } from '@tessera/shared/i18n';
import { useLocation } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { useCentrePages, useMenu } from '../../contributions/selectors.ts';
import { centrePath } from '../../routing/navigation.ts';
import { currentItem } from './current-item.ts';
import styles from './menu-list.module.css';
import { MenuRow } from './menu-row.tsx';
import { PageRow, SupportRow } from './shell-rows.tsx';
import { SignOutRow, TrialRows } from './trial-rows.tsx';

/** The main items, and below a small heading the items of the account. */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const main = useMenu('side.main');
  const member = useMenu('side.member');
  const pages = [...useCentrePages('member'), ...useCentrePages('agent')].map(({ item }) => item);
  const session = useSession();
  const isTrial = session.role === 'trial';
  const own = 'member' in session ? member : [];
  const items = [...main, ...own].map(({ item }) => item);
  const page = pages.find(({ centre, key }) => centrePath(centre, key) === pathname);
  const current = currentItem(items, pathname, page?.label);
  const rows = (entries: typeof main) =>
    entries.map(({ release, item }) => (
      <MenuRow key={`${release.id}/${item.label}`} item={item} isCurrent={item === current} onChoose={onChoose} />
    ));
  return (
    <>
      <div className={styles.group}>
        {rows(main)}
        <PageRow path="/down" icon="app" label={t('content.down')} onChoose={onChoose} />
        <SupportRow onChoose={onChoose} />
      </div>
      {(isTrial || own.length > 0) && (
        <div className={styles.group}>
          <p className={styles.heading}>{t(isTrial ? 'menu.trial' : 'menu.member')}</p>
          {rows(own)}
          {isTrial && <TrialRows onChoose={onChoose} />}
          {/* Beside the page the header's account menu has it. */}
          {!isTrial && onChoose && <SignOutRow onChoose={onChoose} />}
        </div>
      )}
    </>
  );
}
