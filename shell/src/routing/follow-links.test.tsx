import type { Boot } from '@tessera/shared/registry';
import { signInForTest } from '@tessera/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { installBoot } from '../remotes/live-remotes.ts';
import { followLinks } from './follow-links.ts';
import { dropPageAhead, pageAhead } from './page-ahead.ts';

const asked: string[] = [];
let isLoaded: boolean;
jest.mock('./load-ahead.ts', () => ({
  loadAhead: async ({ pathname, search }: Location) => {
    asked.push(pathname + search);
    return isLoaded;
  },
}));

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  isLoaded = true;
  dropPageAhead();
  window.history.replaceState(null, '', '/index');
  render(
    <>
      <a href="/rng?page=PG">
        <b>slots</b>
      </a>
      <a href="/hot">hot</a>
      <a href="/index?at=2">this page</a>
      <a href="/vip" target="_blank" rel="noreferrer">
        other tab
      </a>
      <a href="https://example.com/rng">elsewhere</a>
      <p>text</p>
    </>,
  );
  stop = followLinks();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});
/** jsdom has no pointer events. */
const point = (type: string, name: string, pointerType: string) =>
  fireEvent(screen.getByText(name), Object.assign(new MouseEvent(type, { bubbles: true, button: 0 }), { pointerType }));
const over = (name: string, pointerType = 'mouse') => point('pointerover', name, pointerType);
const press = (name: string, pointerType = 'mouse') => point('pointerdown', name, pointerType);
const rest = () => jest.advanceTimersByTime(100);

describe('the page behind a link is loaded ahead', () => {
  it('once a mouse or the focus rests on it, not when they only pass', () => {
    over('slots');
    rest();
    expect(asked).toEqual(['/rng?page=PG']);
    over('hot');
    over('text');
    rest();
    expect(asked).toHaveLength(1);
    fireEvent.focusIn(screen.getByText('hot'));
    rest();
    expect(asked).toEqual(['/rng?page=PG', '/hot']);
  });

  it('as soon as it is pressed, with a finger too', () => {
    over('hot', 'touch');
    rest();
    expect(asked).toEqual([]);
    press('hot', 'touch');
    expect(asked).toEqual(['/hot']);
  });

  it('not for this page, another tab or another site', () => {
    for (const name of ['this page', 'other tab', 'elsewhere']) {
      over(name);
      rest();
      press(name);
    }
    expect(asked).toEqual([]);
  });

  it('only when it is pressed, for somebody who saves data', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    over('hot');
    rest();
    expect(asked).toEqual([]);
    press('hot');
    expect(asked).toEqual(['/hot']);
  });
});

describe('the page behind a link is rendered', () => {
  const ahead = () => pageAhead.get()?.location;

  it('once its code is here, for the step from this entry of the history', async () => {
    over('slots');
    await jest.advanceTimersByTimeAsync(100);
    expect(ahead()).toMatchObject({ pathname: '/rng', search: '?page=PG' });
    expect(pageAhead.get()?.from).toBe('default');
  });

  it('not if some of its code could not be loaded, another link is pointed at by then, or the visitor is elsewhere', async () => {
    isLoaded = false;
    over('slots');
    await jest.advanceTimersByTimeAsync(100);
    expect(ahead()).toBeUndefined();
    isLoaded = true;
    press('slots');
    press('hot');
    await jest.advanceTimersByTimeAsync(100);
    expect(ahead()?.pathname).toBe('/hot');
    dropPageAhead();
    press('slots');
    window.history.pushState({ key: 'next' }, '', '/vip');
    await jest.advanceTimersByTimeAsync(100);
    expect(ahead()).toBeUndefined();
  });

  it('and dropped when somebody signs in or out, or the releases change', async () => {
    const installReleases = () => installBoot({ remotes: [] } as unknown as Boot);
    for (const change of [signInForTest, installReleases]) {
      press('hot');
      await jest.advanceTimersByTimeAsync(100);
      expect(ahead()?.pathname).toBe('/hot');
      change();
      expect(ahead()).toBeUndefined();
    }
  });
});
