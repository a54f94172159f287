import { AuroraMark, HarborMark, LotusMark } from '@tessera/shared/art/marks';
import { Link } from '@tessera/shared/router';
import { bootDocument } from '../../remotes/live-remotes.ts';
import styles from './brand-mark.module.css';

const marks = { aurora: AuroraMark, lotus: LotusMark, harbor: HarborMark };

/** The merchant's mark and name. */
export function Brand({ size = 28 }: { size?: number | undefined }) {
  const { brand, name } = bootDocument().merchant;
  const Mark = marks[brand];
  return (
    <span className={styles.mark}>
      <Mark size={size} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

/** The same, as a link to home. */
export function BrandMark({ size }: { size?: number }) {
  return (
    <Link to="/index" className={styles.home}>
      <Brand size={size} />
    </Link>
  );
}
