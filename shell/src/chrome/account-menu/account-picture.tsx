import { useFact } from '@tessera/shared/events';
import { initialOf } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import { Icon } from '@tessera/shared/ui/icons';
import { useState } from 'react';
import styles from './account-picture.module.css';

/** The member's picture once it is known; the name's initial until then, without one, and where it can't be drawn; a name without an initial has a head and shoulders. */
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
