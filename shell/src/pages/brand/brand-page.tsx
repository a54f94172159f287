import { AuroraScene, HarborScene, LotusScene } from '@tessera/shared/art/scenes';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { useState } from 'react';
import { BrandMark } from '../../chrome/brand-mark/brand-mark.tsx';
import { useLabel } from '../../contributions/labels.ts';
import { isDialogOpen } from '../../dialogs/dialog-stack.ts';
import { type DialogRoute, isOverPage, RouteDialog } from '../../dialogs/route-dialog.tsx';
import { RoutePageDialog } from '../../dialogs/route-page-dialog.tsx';
import { bootDocument, type Release } from '../../remotes/live-remotes.ts';
import styles from './brand-page.module.css';

const scenes = { aurora: AuroraScene, lotus: LotusScene, harbor: HarborScene };

/** The bare brand page of `/login`, with the dialog in the page itself: no home content before signing in (decision 8). */
export default function BrandPage({ route, release }: { readonly route: DialogRoute; readonly release: Release }) {
  const label = useLabel();
  const Scene = scenes[bootDocument().merchant.brand];
  // The guard may lead here under an open sign-in dialog: it stays, with what was typed.
  const [wasOpen] = useState(() => isDialogOpen(route.opens?.dialog ?? ''));
  return (
    <div className={styles.page}>
      <h1>
        <VisuallyHidden>{label(route.title)}</VisuallyHidden>
      </h1>
      <div className={styles.scene} aria-hidden>
        <Scene />
      </div>
      <div className={styles.mark}>
        <BrandMark size={36} />
      </div>
      {!isOverPage(route) &&
        (wasOpen ? <RouteDialog route={route} /> : <RoutePageDialog route={route} release={release} />)}
    </div>
  );
}
