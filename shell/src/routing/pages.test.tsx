import { browserHistory, type History, Router, useLocation } from '@tessera/shared/router';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import type { AppRoutes } from './app-routes.tsx';
import { dropPageAhead, keyOfPageAhead, pageAhead, renderAhead } from './page-ahead.ts';
import { Pages } from './pages.tsx';
import type { View } from './view.ts';

const opened: string[] = [];

jest.mock('./app-routes.tsx', () => ({
  AppRoutes: ({ view, location: { pathname = '', key = '' }, isTakenAway }: Parameters<typeof AppRoutes>[0]) =>
    view.kind === 'not-found' ? (
      <p>{isTakenAway ? 'closed meanwhile' : 'not found'}</p>
    ) : (
      <PageOf path={pathname} entry={key} />
    ),
}));
jest.mock('../remotes/part-loader.ts', () => ({
  loadedPart: (_: unknown, key: string) => !key.includes('/vip') || undefined,
}));
jest.mock('./view.ts', () => ({ useView: (path: string) => viewOf(path) }));

let isStopped: boolean;

function viewOf(path: string): View {
  if (isStopped || path === '/nowhere') return { kind: 'not-found', chrome: 'full' };
  const item = {
    path,
    ...(path === '/login' ? { opens: { dialog: 'login' } } : {}),
    ...(path === '/game' ? {} : { hasFirst: true }),
  };
  const chrome = path === '/login' ? 'none' : path === '/lottery' ? 'header' : 'full';
  return { kind: 'route', chrome, route: { item, release: { container: 'games' } } } as unknown as View;
}

function PageOf({ path, entry }: { readonly path: string; readonly entry: string }) {
  useEffect(() => {
    opened.push(path);
    return () => void opened.push(`left ${path}`);
  }, [path]);
  return (
    <article aria-label={path} data-entry={entry}>
      <input aria-label={`search of ${path}`} />
    </article>
  );
}

function Site() {
  const location = useLocation();
  pageAhead.use();
  return <Pages view={viewOf(location.pathname)} location={location} />;
}

let history: History;
const entry = () => history.current().location.key;
const go = (address: string) => act(async () => history.navigate(address));
/** A hidden element has no name of its own for `ByRole`. */
const rendered = (path: string) => screen.queryByLabelText(path);

beforeEach(async () => {
  window.history.replaceState(null, '', '/promotions');
  opened.length = 0;
  isStopped = false;
  dropPageAhead();
  history = browserHistory(keyOfPageAhead);
  render(
    <Router history={history}>
      <Site />
    </Router>,
  );
});

describe('a page that is rendered ahead', () => {
  it('is hidden and does nothing; shown, it has the same elements, and begins', async () => {
    await act(async () => renderAhead('/rng?page=PG', entry()));
    const page = rendered('/rng');
    expect(page).not.toBeVisible();
    expect(opened).toEqual(['/promotions']);
    await go('/rng?page=PG');
    expect(screen.getByRole('article', { name: '/rng' })).toBe(page);
    expect(page).toHaveAttribute('data-entry', entry());
    expect(rendered('/promotions')).toBeNull();
    expect(opened).toEqual(['/promotions', 'left /promotions', '/rng']);
  });

  it('stays what it is while its visitor moves within it, and gives its key to one entry alone', async () => {
    await act(async () => renderAhead('/rng', entry()));
    await go('/rng');
    const [page, first] = [rendered('/rng'), entry()];
    await go('/rng?page=PG');
    await go('/rng');
    expect(rendered('/rng')).toBe(page);
    expect(entry()).not.toBe(first);
  });

  it('is an ordinary page once it is open: back and forward make it anew', async () => {
    await act(async () => renderAhead('/rng', entry()));
    await go('/rng');
    const page = rendered('/rng');
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    expect(page).not.toBeInTheDocument();
    expect(rendered('/promotions')).toBeVisible();
  });

  it('stays when its link is pressed after a mouse has rested on it', async () => {
    await act(async () => renderAhead('/rng', entry()));
    const page = rendered('/rng');
    await act(async () => renderAhead('/rng', entry()));
    expect(rendered('/rng')).toBe(page);
  });

  it('is another one for another address of the same page', async () => {
    await act(async () => renderAhead('/rng?page=PG', entry()));
    const before = rendered('/rng');
    await act(async () => renderAhead('/rng', entry()));
    expect(before).not.toBeInTheDocument();
    const ahead = rendered('/rng');
    await go('/rng?page=NOVA');
    expect(ahead).not.toBeInTheDocument();
    expect(rendered('/rng')).toBeVisible();
  });

  it('is gone when the page that is shown gets another query: it would not be the next step any more', async () => {
    await act(async () => renderAhead('/rng', entry()));
    const shown = rendered('/promotions');
    await go('/promotions?type=2');
    expect(rendered('/rng')).toBeNull();
    expect(rendered('/promotions')).toBe(shown);
  });

  it('is one more page than is shown, and gone after a step elsewhere', async () => {
    await act(async () => renderAhead('/rng', entry()));
    await act(async () => renderAhead('/lottery', entry()));
    expect(rendered('/rng')).toBeNull();
    expect(rendered('/lottery')).not.toBeNull();
    await go('/vip');
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1);
    expect(opened).toEqual(['/promotions', 'left /promotions', '/vip']);
  });

  it('is never the page that is shown already, one without the frame, one of which the edge knows no first answers, or one whose code is not here', async () => {
    await act(async () => renderAhead('/promotions?type=2', entry()));
    await act(async () => renderAhead('/login', entry()));
    await act(async () => renderAhead('/game?code=7', entry()));
    await act(async () => renderAhead('/vip', entry()));
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1);
  });

  it('is gone when it is old', async () => {
    jest.useFakeTimers();
    act(() => renderAhead('/rng', entry()));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(rendered('/rng')).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(rendered('/rng')).toBeNull();
    jest.useRealTimers();
  });
});

it('a page whose remote is stopped while it is open says so, another address that has nothing does not', async () => {
  await go('/rng');
  isStopped = true;
  // Any new render: the releases are a store.
  await act(async () => renderAhead('/vip', entry()));
  expect(screen.getByText('closed meanwhile')).toBeVisible();
  await go('/nowhere');
  expect(screen.getByText('not found')).toBeVisible();
});

it('the first page, which React takes over from the edge, can be left and rendered ahead again', async () => {
  await go('/rng');
  await act(async () => renderAhead('/promotions', entry()));
  const page = rendered('/promotions');
  expect(page).not.toBeVisible();
  await go('/promotions');
  expect(rendered('/promotions')).toBe(page);
  expect(page).toBeVisible();
});
