import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { useMenu } from '../../contributions/selectors.ts';
import styles from './menu-list.module.css';
import { MenuRow } from './menu-row.tsx';
import { PageRow, SupportRow } from './shell-rows.tsx';

/** The main items, and below a small heading the member's own. */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation('shell');
  const main = useMenu('side.main');
  const member = useMenu('side.member');
  const isSignedIn = 'member' in useSession();
  return (
    <>
      <div className={styles.group}>
        {main.map(({ release, item }) => (
          <MenuRow key={`${release.id}/${item.label}`} item={item} onChoose={onChoose} />
        ))}
        <PageRow path="/down" icon="app" words={t('content.down')} onChoose={onChoose} />
        <SupportRow onChoose={onChoose} />
      </div>
      {isSignedIn && member.length > 0 && (
        <div className={styles.group}>
          <p className={styles.heading}>{t('menu.member')}</p>
          {member.map(({ release, item }) => (
            <MenuRow key={`${release.id}/${item.label}`} item={item} onChoose={onChoose} />
          ))}
        </div>
      )}
    </>
  );
}
