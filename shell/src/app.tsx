import { ApiError } from '@tessera/shared/api';
import { installQueries, QueryClient, QueryClientProvider } from '@tessera/shared/query';
import { type History, type Location, Router, useLocation } from '@tessera/shared/router';
import { session$ } from '@tessera/shared/session';
import { EnterOwner } from '@tessera/shared/ui/on-demand';
import { Suspense, useEffect } from 'react';
import { DemoStrip } from './chrome/demo-strip/demo-strip.tsx';
import { Toasts } from './chrome/toasts.tsx';
import { PageLoader } from './dialogs/page-lock.tsx';
import { enterRelease } from './remotes/entered-releases.ts';
import { RootView } from './root/root-view.tsx';
import { PAGE_MISSING_ID } from './server/left-to-browser.ts';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without a network a call must fail with an error; by default it would wait silently.
      networkMode: 'always',
      // Retry only failures that may be temporary.
      retry: (count, cause) =>
        count < 2 && cause instanceof ApiError && (cause.kind === 'offline' || cause.kind === 'server'),
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always' },
  },
});
installQueries(queries);
// Data of one account must never be shown to the next.
let account: string | undefined;
session$.subscribe((session) => {
  const current = 'member' in session ? session.member.id : undefined;
  if (session.role !== 'restoring' && current !== account) {
    account = current;
    queries.removeQueries({ predicate: (query) => query.meta?.isPublic !== true });
  }
});

const enterShell = () => enterRelease('shell');

interface AppProps {
  readonly history: History;
  /** After the first render. */
  readonly onShown?: () => void;
  /** After the first render, and after each of another address. */
  readonly onLocationShown?: (shown: Location) => void;
}

function LocationReporter({ onLocationShown }: Pick<AppProps, 'onLocationShown'>) {
  const location = useLocation();
  useEffect(() => onLocationShown?.(location), [onLocationShown, location]);
  return null;
}

/** The site at an address: of the browser, or of the page that the edge renders. */
export function App({ history, onShown, onLocationShown }: AppProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first render
  useEffect(() => onShown?.(), []);
  return (
    <QueryClientProvider client={queries}>
      <Router history={history}>
        <LocationReporter onLocationShown={onLocationShown} />
        <EnterOwner value={enterShell}>
          <DemoStrip />
          <Suspense fallback={<template id={PAGE_MISSING_ID} />}>
            <RootView />
          </Suspense>
          <PageLoader />
          <Toasts />
        </EnterOwner>
      </Router>
    </QueryClientProvider>
  );
}
