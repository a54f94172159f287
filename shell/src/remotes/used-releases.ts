import { i18n } from '@tessera/shared/i18n';
import { namespaceOf, readMessagesOf } from '../language/messages.ts';
import { bootDocument, onReleasesChange, type Release, releaseOf } from './live-remotes.ts';
import { forgetParts } from './part-loader.ts';
import { addReleases } from './trusted-files.ts';

/** How many contributions of a release are mounted, by its container. */
const mounted = new Map<string, number>();

/**
 * Keeps a release while one of its contributions is mounted; returns a function that ends this. Two releases of a remote
 * can be on a page while it moves from one to the other.
 */
export function holdRelease(release: Release): () => void {
  const count = mounted.get(release.container) ?? 0;
  mounted.set(release.container, count + 1);
  // It may have been let go of before.
  if (count === 0) setStyles(release, true);
  return () => {
    const left = (mounted.get(release.container) ?? 1) - 1;
    mounted.set(release.container, left);
    if (left === 0) letGo(release);
  };
}

/** Prepares each release that comes to the page from now on, and lets go of those that leave it. */
export function followReleases(): void {
  let here: readonly Release[] = [];
  const take = () => {
    const before = here;
    here = bootDocument().remotes;
    addReleases(bootDocument().trust, here);
    here.forEach(readMessagesOf);
    before.forEach(letGo);
  };
  take();
  onReleasesChange(take);
}

/** Removes what a release has on the page, unless the page uses it. Its code stays: webpack cannot unload it. */
function letGo(release: Release): void {
  if (mounted.get(release.container) || releaseOf(release.id)?.container === release.container) return;
  setStyles(release, false);
  i18n.forget(namespaceOf(release));
  forgetParts(release);
}

/** Styles are not removed, because webpack takes them for loaded. */
function setStyles({ base }: Release, isOn: boolean): void {
  const folder = new URL(base, window.location.href).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-loading]'))
    if (link.href.startsWith(folder)) link.disabled = !isOn;
  // Those of the first screen are in the page itself.
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]'))
    if (style.dataset.href?.startsWith(folder)) style.disabled = !isOn;
}
