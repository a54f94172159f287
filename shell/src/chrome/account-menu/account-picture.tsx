import { useFact } from '@tessera/shared/events';
import { useSwitch } from '@tessera/shared/switches';
import { useState } from 'react';
import styles from './account-picture.module.css';

/** The member's picture once it is known; the name's initial until then, without one, and where it can't be drawn. */
export function AccountPicture({ name }: { readonly name: string }) {
  const hasPictures = useSwitch('PROFPIC3');
  const source = useFact('auth:picture-known')?.source;
  const [broken, setBroken] = useState<string>();
  return hasPictures && source && source !== broken ? (
    <img className={styles.picture} src={source} alt="" onError={() => setBroken(source)} />
  ) : (
    <span className={styles.picture} aria-hidden>
      {[...name][0]}
    </span>
  );
}
