import { loadRemote } from '@module-federation/enhanced/runtime';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

type Loaded = { default: ComponentType };
const Account = lazy(() => loadRemote('account/Account') as Promise<Loaded>);
const Offers = lazy(() => loadRemote('offers/Offers') as Promise<Loaded>);

/** The account's form is always there; the offers come with a click, as another page would. */
export function App() {
  const [areOffersOpen, openOffers] = useState(false);
  return (
    <>
      <button type="button" onClick={() => openOffers(true)}>
        Offers
      </button>
      <ErrorBoundary>
        <Suspense fallback={<p>Loading…</p>}>
          <Account />
        </Suspense>
      </ErrorBoundary>
      {areOffersOpen && (
        <ErrorBoundary>
          <Suspense fallback={<p>Loading…</p>}>
            <Offers />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
