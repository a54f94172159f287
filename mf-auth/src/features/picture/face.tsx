import { useSession } from '@tessera/shared/session';
import styles from './picture.module.css';

/** The member's picture, or the initial of the name where there is none. */
export function Face({ source }: { source: string | null }) {
  const session = useSession();
  const name = 'member' in session ? session.member.nickname || session.member.account : '';
  return source ? (
    <img className={styles.face} src={source} alt="" />
  ) : (
    <span className={styles.face} aria-hidden>
      {[...name][0]}
    </span>
  );
}
