import { AuroraScene, HarborScene, LotusScene } from '@tessera/shared/art/scenes';
import { useIsOfEdge } from '@tessera/shared/store';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { useState } from 'react';
import { BrandMark } from '../../chrome/brand-mark/brand-mark.tsx';
import { useLabel } from '../../contributions/labels.ts';
import { type DialogRoute, isOverPage, RouteDialog } from '../../dialogs/route-dialog.tsx';
import { RoutePageDialog } from '../../dialogs/route-page-dialog.tsx';
import { bootDocument, type Release } from '../../remotes/live-remotes.ts';
import styles from './brand-page.module.css';

const scenes = { aurora: AuroraScene, lotus: LotusScene, harbor: HarborScene };

/** The bare brand page of `/login`: no home content before signing in (decision 8). The edge renders its dialog in the page itself. */
export default function BrandPage({ route, release }: { readonly route: DialogRoute; readonly release: Release }) {
  const label = useLabel();
  const Scene = scenes[bootDocument().merchant.brand];
  // Whoever comes from another page of the site has a dialog over this one: it may be open already, with what was typed.
  const [isInPage] = useState(useIsOfEdge());
  return (
    <div className={styles.page}>
      <h1>
        <VisuallyHidden>{label(route.title)}</VisuallyHidden>
      </h1>
      <div className={styles.scene} aria-hidden>
        <Scene />
      </div>
      {/* Behind the dialog, so that the Tab key does not lead there, before the scripts have come either. */}
      <div className={styles.mark} inert={isInPage}>
        <BrandMark size={36} />
      </div>
      {!isOverPage(route) &&
        (isInPage ? <RoutePageDialog route={route} release={release} /> : <RouteDialog route={route} />)}
    </div>
  );
}
