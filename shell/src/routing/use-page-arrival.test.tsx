import { Link, useLocation, useNavigate } from '@tessera/shared/router';
import { MemoryRouter } from '@tessera/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePageArrival } from './use-page-arrival.ts';

// jsdom has no layout, so the test sets the scroll position as a browser would.
function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

function Pages() {
  const location = useLocation();
  const navigate = useNavigate();
  usePageArrival(location);
  return (
    <main id="main" tabIndex={-1}>
      {location.pathname === '/rng' ? (
        <Link to="/promotions">Promotions</Link>
      ) : (
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
      )}
      <Link to={`${location.pathname}?page=NOVA`}>Vendor</Link>
      <input aria-label="Search" onChange={() => navigate('/promotions')} />
      <textarea aria-label="Message" onChange={() => navigate('/promotions')} />
    </main>
  );
}

const scrolled: number[] = [];

beforeEach(() => {
  scrolled.length = 0;
  scrollTo(0);
  window.scrollTo = ((_: number, top: number) => {
    scrolled.push(top);
    scrollTo(top);
  }) as typeof window.scrollTo;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  render(
    <MemoryRouter path="/rng">
      <Pages />
    </MemoryRouter>,
  );
  scrolled.length = 0;
});

it('starts another page at its top, with the focus before its content', async () => {
  act(() => scrollTo(900));
  await userEvent.click(screen.getByText('Promotions'));
  expect(scrolled).toEqual([0]);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('returns to where the page was left', async () => {
  act(() => scrollTo(900));
  await userEvent.click(screen.getByText('Promotions'));
  act(() => scrollTo(120));
  await userEvent.click(screen.getByText('Back'));
  expect(scrolled.at(-1)).toBe(900);
});

it('Back focuses main when the focused element left with the page', async () => {
  await userEvent.click(screen.getByText('Promotions'));
  await userEvent.click(screen.getByText('Back'));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('does not scroll when only the query changes', async () => {
  act(() => scrollTo(900));
  await userEvent.click(screen.getByText('Vendor'));
  expect(scrolled).toEqual([]);
});

it.each(['Search', 'Message'])('leaves the focus in a field that is being typed in: %s', async (label) => {
  await userEvent.type(screen.getByLabelText(label), 'a');
  expect(screen.getByLabelText(label)).toHaveFocus();
});
