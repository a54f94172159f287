import { type DeviceKind, hasToken, setRenderedDevice } from '@tessera/shared/api';
import { setRenderedAt } from '@tessera/shared/clock';
import { i18n } from '@tessera/shared/i18n';
import { isLoadingData, pageQueries } from '@tessera/shared/query';
import type { Boot } from '@tessera/shared/registry';
import { browserHistory, type Location } from '@tessera/shared/router';
import { setRenderedForAccount } from '@tessera/shared/session';
import { keepRenderedValues } from '@tessera/shared/store';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import { stepOf } from '../remotes/load-failure.ts';
import { keyOfPageAhead } from '../routing/page-ahead.ts';
import { leftToBrowser } from '../server/left-to-browser.ts';
import { keepEarlyInput } from './early-input.ts';
import { showFailure } from './start-or-show-failure.ts';

/** Id of the element of a page with rules in the place of style attributes, which the edge may not write. */
const RENDERED_STYLES_ID = 'rendered-styles';

/** Gives the elements their style attributes back: React compares only them with what it renders later. */
function restoreStyles(root: HTMLElement, sheet: CSSStyleSheet | null | undefined): void {
  const styles = new Map<string, string>();
  for (const rule of (sheet?.cssRules ?? []) as Iterable<CSSStyleRule>) {
    const [, number = ''] = /"(\d+)"/.exec(rule.selectorText) ?? [];
    styles.set(number, rule.style.cssText);
  }
  for (const styled of root.querySelectorAll<HTMLElement>('[data-rendered-style]')) {
    styled.style.cssText = styles.get(styled.dataset.renderedStyle ?? '') ?? '';
    delete styled.dataset.renderedStyle;
  }
}

/** Whether the edge has rendered the page for a browser with an account, of which it knows no more. */
const isForAccount = ({ dataset }: HTMLElement): boolean => dataset.account !== undefined;

/** Whether the edge has rendered what this browser would render first: in its language, and no visitor's page for an account. */
const isRendered = (root: HTMLElement, { overrides }: Boot): boolean =>
  root.dataset.rendered === i18n.language && !overrides && (isForAccount(root) || !hasToken());

/** Shows the site: takes over what the edge has rendered, unless it `differs` from this page, or renders all of it. */
export function mountSite(boot: Boot, differs: boolean): void {
  const history = browserHistory(keyOfPageAhead);
  const root = document.getElementById('root') as HTMLElement;
  const rendered = document.getElementById(RENDERED_STYLES_ID) as HTMLStyleElement | null;
  const options = {
    // React removes everything that it has rendered: of a part's failure, its own boundary would have known.
    onUncaughtError: (cause: unknown) => showFailure(cause),
  };
  // The address that React has rendered last: the history is ahead of it while a page is loaded.
  let shown = history.current().location;
  const onLocationShown = (location: Location) => {
    shown = location;
  };
  const startRepeating = keepEarlyInput(root, {
    isLoadingData: () => isLoadingData() || pageQueries().isMutating() > 0,
    isOpening: () => history.current().location.key !== shown.key,
  });
  // A state is of a page that was open before: it may have another page below a centre.
  if (differs || history.current().location.state !== null || !isRendered(root, boot)) {
    const site = createRoot(root, options);
    const isShown = () => {
      rendered?.remove();
      startRepeating();
    };
    // As a transition the first render yields to the browser every few milliseconds, which one long task does not.
    // What the edge has rendered keeps its looks until the new page is there.
    startTransition(() => site.render(<App history={history} onShown={isShown} onLocationShown={onLocationShown} />));
    return;
  }
  setRenderedDevice(root.dataset.device as DeviceKind);
  setRenderedAt(Number(root.dataset.renderedAt));
  if (isForAccount(root)) setRenderedForAccount();
  restoreStyles(root, rendered?.sheet);
  rendered?.remove();
  keepRenderedValues();
  hydrateRoot(root, <App history={history} onShown={startRepeating} onLocationShown={onLocationShown} />, {
    ...options,
    onRecoverableError: (cause, { componentStack }) => {
      const { digest, cause: thrown } = cause as { readonly digest?: string; readonly cause?: unknown };
      // A part whose code cannot be loaded says and reports so in its own place.
      if (digest !== leftToBrowser && stepOf(thrown) === 'contract') console.error('[rendered]', cause, componentStack);
    },
  });
}
