import { ApiError } from '@tessera/shared/api';
import { installQueries, QueryClient, QueryClientProvider } from '@tessera/shared/query';
import { BrowserRouter } from '@tessera/shared/router';
import { session$ } from '@tessera/shared/session';
import { Suspense } from 'react';
import { DemoStrip } from './chrome/demo-strip/demo-strip.tsx';
import { Toasts } from './chrome/toasts.tsx';
import { PageLoader } from './dialogs/page-loader.tsx';
import { RootView } from './root/root-view.tsx';

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
installQueries(queries);
// What was fetched for one account must never greet the next.
let account: string | undefined;
session$.subscribe((session) => {
  const current = 'member' in session ? session.member.id : undefined;
  if (session.role !== 'restoring' && current !== account) {
    account = current;
    queries.removeQueries({ predicate: (query) => query.meta?.isPublic !== true });
  }
});

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <DemoStrip />
        <Suspense fallback={null}>
          <RootView />
        </Suspense>
        <PageLoader />
        <Toasts />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
