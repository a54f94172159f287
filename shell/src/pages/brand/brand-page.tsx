import { AuroraScene, HarborScene, LotusScene } from '@tessera/shared/art/scenes';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { BrandMark } from '../../chrome/brand-mark/brand-mark.tsx';
import { useLabel } from '../../contributions/labels.ts';
import { bootDocument } from '../../remotes/live-remotes.ts';
import styles from './brand-page.module.css';

const scenes = { aurora: AuroraScene, lotus: LotusScene, harbor: HarborScene };

/** The bare brand page below `/login`: no home content before signing in (decision 8). */
export default function BrandPage({ title }: { readonly title: string }) {
  const label = useLabel();
  const Scene = scenes[bootDocument().merchant.brand];
  return (
    <div className={styles.page}>
      <h1>
        <VisuallyHidden>{label(title)}</VisuallyHidden>
      </h1>
      <div className={styles.scene} aria-hidden>
        <Scene />
      </div>
      <div className={styles.mark}>
        <BrandMark size={36} />
      </div>
    </div>
  );
}
