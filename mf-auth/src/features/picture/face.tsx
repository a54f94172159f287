import { initialOf, shownName, useSession } from '@tessera/shared/session';
import { Icon } from '@tessera/shared/ui/icons';
import styles from './picture.module.css';

/** The member's picture, or the initial of the name where there is none; a name without one has a head and shoulders. */
export function Face({ source }: { source: string | null }) {
  const session = useSession();
  const name = 'member' in session ? shownName(session.member) : '';
  return source ? (
    <img className={styles.face} src={source} alt="" />
  ) : (
    <span className={styles.face} aria-hidden>
      {initialOf(name) ?? <Icon of="account" size="s" />}
    </span>
  );
}
