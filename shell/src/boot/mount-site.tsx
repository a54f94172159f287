import { deviceKind, hasToken, setRenderedDevice } from '@tessera/shared/api';
import { setRenderedAt } from '@tessera/shared/clock';
import { i18n } from '@tessera/shared/i18n';
import type { Boot } from '@tessera/shared/registry';
import { browserHistory } from '@tessera/shared/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import { leftToBrowser } from '../server/left-to-browser.ts';
import { showFailure } from './start-or-show-failure.ts';

/** Id of the element of a page with rules in the place of style attributes, which the edge may not write. */
const RENDERED_STYLES_ID = 'rendered-styles';

declare global {
  /** Of the script that comes with a rendered page (deploy/edge/src/page-html.ts). */
  var tesseraPresses: { readonly pressed?: HTMLElement; readonly stop: () => void } | undefined;
}

/** Gives the elements their style attributes back: React knows of those alone. */
function restoreStyles(root: HTMLElement): void {
  const element = document.getElementById(RENDERED_STYLES_ID) as HTMLStyleElement | null;
  const styles = [...(element?.sheet?.cssRules ?? [])].map((rule) => (rule as CSSStyleRule).style.cssText);
  for (const styled of root.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styles[Number(styled.dataset.style)] ?? '';
    delete styled.dataset.style;
  }
  element?.remove();
}

/** Lets webpack's code find the style sheets that the page has linked itself: it looks for them by their whole address. */
export function adoptStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([data-href])')) {
    link.dataset.href = link.href;
    link.dataset.loading = link.href;
  }
}

/** Whether the edge has rendered what this browser would render first: a visitor's page in its language, for its width. */
const isRendered = ({ dataset }: HTMLElement, { overrides }: Boot): boolean =>
  dataset.rendered === i18n.language && dataset.device === deviceKind() && !overrides && !hasToken();

/**
 * Until now the page has kept the last button that was pressed, because nothing answered; from now on React does. Answers how to
 * press that one again.
 */
function stopKeepingPresses(): () => void {
  const { pressed, stop } = globalThis.tesseraPresses ?? {};
  stop?.();
  return () => {
    // Not in React's own work: a press makes it take over the part of the page that the button is in.
    setTimeout(() => pressed?.isConnected && pressed.click());
  };
}

/** Shows the site: takes over what the edge has rendered, unless it `differs` from this page, or renders all of it. */
export function mountSite(boot: Boot, differs: boolean): void {
  const history = browserHistory();
  const root = document.getElementById('root') as HTMLElement;
  const options = {
    // React removes everything that it has rendered: of a part's failure, its own boundary would have known.
    onUncaughtError: (cause: unknown) => showFailure(cause),
  };
  if (differs || !isRendered(root, boot)) {
    const site = createRoot(root, options);
    // As a transition the first render yields to the browser every few milliseconds, which one long task does not.
    startTransition(() => site.render(<App history={history} />));
    return;
  }
  setRenderedDevice(deviceKind());
  setRenderedAt(Number(root.dataset.renderedAt));
  restoreStyles(root);
  const pressAgain = stopKeepingPresses();
  hydrateRoot(root, <App history={history} onShown={pressAgain} />, {
    ...options,
    onRecoverableError: (cause) => {
      const { digest } = cause as { readonly digest?: string };
      if (digest !== leftToBrowser) console.error('[rendered]', cause);
    },
  });
}
