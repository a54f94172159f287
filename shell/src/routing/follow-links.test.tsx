import { fireEvent, render, screen } from '@testing-library/react';
import { followLinks } from './follow-links.ts';

const asked: string[] = [];
jest.mock('./load-ahead.ts', () => ({
  loadAhead: async ({ pathname, search }: Location) => void asked.push(pathname + search),
}));

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
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
