import { useFact } from '@tessera/shared/events';
import { initialOf } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import { Icon } from '@tessera/shared/ui/icons';
import { useState } from 'react';
import styles from './account-picture.module.css';

/**
 * The member's picture; the name's initial if there is none or it fails to load; an icon for a name without an
 * initial.
 */
export function AccountPicture({ name }: { readonly name: string }) {
  const hasPictures = useSwitch('PROFPIC3');
  const source = useFact('auth:picture-known')?.source;
  const [broken, setBroken] = useState<string>();
  return hasPictures && source && source !== broken ? (
    <img className={styles.picture} src={source} alt="" onError={() => setBroken(source)} />
  ) : (
    <span className={styles.picture} aria-hidden>
      {initialOf(name) ?? <Icon of="account" size="s" />}
    </span>
  );
}
