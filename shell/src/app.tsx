import { ApiError } from '@tessera/shared/api';
import { QueryClient, QueryClientProvider } from '@tessera/shared/query';
import { BrowserRouter } from '@tessera/shared/router';
import { session$ } from '@tessera/shared/session';
import { Suspense, useSyncExternalStore } from 'react';
import { DemoStrip } from './chrome/demo-strip/demo-strip.tsx';
import { Toasts } from './chrome/toasts.tsx';
import { status$ } from './live/server-pushes.ts';
import { MaintenancePage } from './pages/maintenance/maintenance-page.tsx';
import { RegionPage } from './pages/region/region-page.tsx';
import { Site } from './site.tsx';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without a network a call fails and says so; a paused one would wait without a word.
      networkMode: 'always',
      // Only what may pass by itself is asked again.
      retry: (count, cause) =>
        count < 2 && cause instanceof ApiError && (cause.kind === 'offline' || cause.kind === 'server'),
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always' },
  },
});
// What was fetched for one account must never greet the next.
let account: string | undefined;
session$.subscribe((session) => {
  const current = 'member' in session ? session.member.id : undefined;
  if (session.role !== 'restoring' && current !== account) {
    account = current;
    queries.removeQueries({ predicate: (query) => query.meta?.isPublic !== true });
  }
});

function useStatus(): number {
  return useSyncExternalStore(
    (changed) => {
      const subscription = status$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => status$.value,
  );
}

/** The root view by system status: 0 the site, 1 maintenance, 2 region restriction, anything else nothing (spec §2). */
function RootView() {
  const status = useStatus();
  switch (status) {
    case 0:
      return <Site />;
    case 1:
      return <MaintenancePage />;
    case 2:
      return <RegionPage />;
    default:
      return null;
  }
}

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <DemoStrip />
        <Suspense fallback={null}>
          <RootView />
        </Suspense>
        <Toasts />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
