import { shownName, useSession } from '@tessera/shared/session';
import { AccountPicture } from '../chrome/account-menu/account-picture.tsx';
import styles from './centre-menu.module.css';

/** Whose centre it is: it fills the window of an agent, and of a phone, so the account's name is nowhere else to be seen. */
export function CentreAccount({ title }: { readonly title: string }) {
  const session = useSession();
  if (!('member' in session)) return <p className={styles.title}>{title}</p>;
  const name = shownName(session.member);
  return (
    <div className={styles.account}>
      <AccountPicture name={name} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.kind}>{title}</span>
      </span>
    </div>
  );
}
