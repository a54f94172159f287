import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { addressParts, browserHistory, memoryHistory } from './history.ts';
import { AtLocation, BrowserRouter, Link, Redirect, useLocation, useNavigate, useSearchParams } from './index.ts';
import { addressOf, Router } from './router.tsx';

const shownAt = () => screen.getByTestId('at').textContent;

function Here() {
  const { pathname, search, hash, state } = useLocation();
  return <output data-testid="at">{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}

function Buttons() {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <button type="button" onClick={() => navigate({ search: '?page=PG' }, { state: { from: 'test' } })}>
        query
      </button>
      <button type="button" onClick={() => setQuery({ ...Object.fromEntries(query), sort: 'a b' }, { replace: true })}>
        sort
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  );
}

beforeEach(() => window.history.replaceState(null, '', '/rng?page=NOVA#top'));
const press = (name: string) => userEvent.click(screen.getByText(name));

it('shows where the browser is, follows navigation, and goes back', async () => {
  render(
    <BrowserRouter>
      <Here />
      <Buttons />
    </BrowserRouter>,
  );
  expect(shownAt()).toBe('/rng?page=NOVA#top null');
  await press('query');
  expect(shownAt()).toBe('/rng?page=PG {"from":"test"}');
  await press('sort');
  expect(shownAt()).toBe('/rng?page=PG&sort=a+b null');
  expect(window.history.state).toMatchObject({ idx: 1, usr: null, key: expect.any(String) });
  await press('back');
  await waitFor(() => expect(shownAt()).toBe('/rng?page=NOVA#top null'));
});

it('a link navigates without loading the page, unless it is pressed for a new tab or its owner handled it', async () => {
  const pressed: boolean[] = [];
  const history = memoryHistory('/rng');
  render(
    <Router history={history}>
      <Here />
      <Link to="/hot" state={{ a: 1 }}>
        hot
      </Link>
      <Link to="/promotions" onClick={(event) => event.preventDefault()}>
        handled
      </Link>
      <Link to="/agent" target="_blank">
        other tab
      </Link>
    </Router>,
  );
  // What is left to the browser would load a page, which jsdom does not do.
  document.addEventListener('click', (event) => {
    pressed.push(event.defaultPrevented);
    event.preventDefault();
  });
  expect(screen.getByText('hot')).toHaveAttribute('href', '/hot');
  await press('hot');
  expect(shownAt()).toBe('/hot {"a":1}');
  await press('handled');
  await press('other tab');
  const person = userEvent.setup();
  await person.keyboard('{Control>}');
  await person.click(screen.getByText('hot'));
  expect([shownAt(), pressed]).toEqual(['/hot {"a":1}', [true, true, false, false]]);
});

it('a link to the current address makes no second entry', async () => {
  const history = memoryHistory('/rng');
  render(
    <Router history={history}>
      <Here />
      <Link to="/hot">hot</Link>
    </Router>,
  );
  await press('hot');
  await press('hot');
  act(() => history.go(-1));
  expect(shownAt()).toBe('/rng null');
});

it('shows a page at another location than the address bar, and navigates from there', async () => {
  const history = memoryHistory('/member/depositv2');
  render(
    <Router history={history}>
      <Here />
      <AtLocation location={{ pathname: '/lottery', search: '?gameCode=K3' }}>
        <Link to="?gameCode=SSC">other draw</Link>
      </AtLocation>
    </Router>,
  );
  await press('other draw');
  expect(shownAt()).toBe('/lottery?gameCode=SSC null');
});

function Moved() {
  return useLocation().pathname === '/lottert' && <Redirect to="/lottery" />;
}

it('a link that is relative to the page follows it, though nothing around the link is rendered anew', async () => {
  const links = [
    <Link key="own" to="/vip">
      own
    </Link>,
    <Link key="here" to={{ search: '?page=PG' }}>
      here
    </Link>,
  ];
  render(<BrowserRouter>{links}</BrowserRouter>);
  expect(screen.getByText('here')).toHaveAttribute('href', '/rng?page=PG');
  await userEvent.click(screen.getByText('own'));
  await waitFor(() => expect(screen.getByText('here')).toHaveAttribute('href', '/vip?page=PG'));
});

it('a redirect replaces its entry', async () => {
  const history = memoryHistory('/index');
  history.navigate('/lottert?a=1');
  render(
    <Router history={history}>
      <Here />
      <Moved />
    </Router>,
  );
  expect(await screen.findByText('/lottery null')).toBeVisible();
  act(() => history.go(-1));
  expect(shownAt()).toBe('/index null');
});

let arrive = (_: { default: () => string }) => {};
const Next = lazy(
  () =>
    new Promise<{ default: () => string }>((resolve) => {
      arrive = resolve;
    }),
);
function Pages() {
  return useLocation().pathname === '/next' ? <Next /> : <p>first page</p>;
}

it('leaves the page before on the screen while the next one is loading', async () => {
  const history = memoryHistory('/first');
  render(
    <Router history={history}>
      <Suspense fallback="waiting">
        <Pages />
      </Suspense>
    </Router>,
  );
  await act(async () => history.navigate('/next'));
  expect(screen.getByText('first page')).toBeVisible();
  await act(async () => arrive({ default: () => 'next page' }));
  expect(screen.getByText('next page')).toBeVisible();
});

it.each([
  ['/rng?page=PG#top', { pathname: '/rng', search: '?page=PG', hash: '#top' }],
  ['/rng?#', { pathname: '/rng', search: '', hash: '' }],
  ['?a=1', { pathname: '', search: '?a=1', hash: '' }],
])('reads the address %s', (address, parts) => {
  expect(addressParts(address)).toEqual(parts);
});

it('an address starts at the current path when it has none', () => {
  expect([addressOf('?a=1', '/rng'), addressOf({ search: '?b' }, '/rng'), addressOf('/hot', '/rng')]).toEqual([
    '/rng?a=1',
    '/rng?b',
    '/hot',
  ]);
});

it('an address with several slashes at its start stays on this site', () => {
  expect([
    addressOf('//evil.example/x', '/rng'),
    addressOf('?a=1', '//lottery'),
    addressOf('/\\\\evil.example', '/'),
  ]).toEqual([...['/evil.example/x', '/lottery?a=1', '/evil.example']]);
  const history = browserHistory();
  history.navigate('//evil.example/x');
  expect([window.location.host, window.location.pathname]).toEqual(['localhost', '/evil.example/x']);
});

it('a move before anybody listens is not missed', () => {
  const history = browserHistory();
  window.history.replaceState(null, '', '/hot');
  expect(history.current().location.pathname).toBe('/hot');
});

it('keeps what others store in the first entry of the history', () => {
  window.history.replaceState({ scrolledTo: 400 }, '');
  expect(browserHistory().current().location.key).toBe('default');
  expect(window.history.state).toEqual({ scrolledTo: 400, idx: 0 });
});
