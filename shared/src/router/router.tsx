import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { browserHistory, type History, type Location, type Move, type NavigateOptions, ownPath } from './history.ts';

interface Place extends Move {
  readonly history: History;
}

const OUTSIDE = 'The component must be inside of a Router.';
const PlaceContext = createContext<Place | undefined>(undefined);
const HistoryContext = createContext<History | undefined>(undefined);

function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error(OUTSIDE);
  return place;
}

/** Gives its children the location of a history. A page that is not loaded yet leaves the one before on the screen. */
export function Router({ history, children }: { readonly history: History; readonly children: ReactNode }) {
  const [move, setMove] = useState(() => history.current());
  useLayoutEffect(() => {
    // A child may have moved on while it was mounted.
    setMove(history.current());
    return history.subscribe((next) => startTransition(() => setMove(next)));
  }, [history]);
  const place = useMemo(() => ({ ...move, history }), [move, history]);
  return (
    <HistoryContext value={history}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </HistoryContext>
  );
}

/** {@link Router} with the browser's history. */
export function BrowserRouter({ children }: { readonly children?: ReactNode }) {
  const [history] = useState(() => browserHistory());
  return <Router history={history}>{children}</Router>;
}

/** Shows its children at another location than the address bar's: the page below an open centre. */
export function AtLocation({
  location,
  children,
}: {
  readonly location: Partial<Location>;
  readonly children: ReactNode;
}) {
  const { history } = usePlace();
  const { pathname = '/', search = '', hash = '', state = null, key = 'default' } = location;
  // By its parts: what is rendered ahead is the same when the address bar gets there.
  const place = useMemo(
    (): Place => ({ history, location: { pathname, search, hash, state, key }, type: 'POP' }),
    [history, pathname, search, hash, state, key],
  );
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export const useLocation = (): Location => usePlace().location;
export const useNavigationType = (): Move['type'] => usePlace().type;

/** An address of this site (`/rng?page=PG`), or the parts that differ from the current one; a new query has no hash. */
export type To = string | Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>;

export interface Navigate {
  (to: To, options?: NavigateOptions): void;
  (steps: number): void;
}

/** The address for {@link To} at that path. */
export function addressOf(to: To, pathname: string): string {
  if (typeof to !== 'string') return ownPath(`${to.pathname ?? pathname}${to.search ?? ''}${to.hash ?? ''}`);
  return ownPath(to.startsWith('/') ? to : pathname + to);
}

export function useNavigate(): Navigate {
  const { history, location } = usePlace();
  const { pathname } = location;
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') history.go(to);
      else history.navigate(addressOf(to, pathname), options);
    },
    [history, pathname],
  );
}

/** What a link to an address needs. An address that starts with `/` does not depend on the current page, and is not rendered anew with it. */
export function useLinkTo(to: To): { readonly address: string; readonly history: History } {
  const history = use(HistoryContext);
  if (!history) throw new Error(OUTSIDE);
  if (typeof to === 'string' && to.startsWith('/')) return { address: addressOf(to, '/'), history };
  return { address: addressOf(to, use(PlaceContext)?.location.pathname ?? '/'), history };
}

/** Navigates as soon as it is shown. */
export function Redirect({ to }: { readonly to: To }) {
  const navigate = useNavigate();
  const address = addressOf(to, useLocation().pathname);
  useEffect(() => navigate(address, { replace: true }), [navigate, address]);
  return null;
}

type Query = Readonly<Record<string, string>>;

/** The query of the address, and a function that replaces all of it. */
export function useSearchParams(): readonly [URLSearchParams, (query: Query, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (query: Query, options?: NavigateOptions) => {
      const next = new URLSearchParams(query).toString();
      navigate({ search: next && `?${next}` }, options);
    },
    [navigate],
  );
  return [params, set];
}
