import { GameArt } from '@tessera/shared/art/game-art';
import { installCdns } from '@tessera/shared/merchant';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import type { ListedGame } from '../../model/listed-game.ts';
import { GamePicture } from './game-picture.tsx';

const game = (code: string): ListedGame => ({
  code,
  name: '달빛 서고',
  vassalage: 'PP',
  vendorName: '루멘',
  category: 'RNG',
  rtp: 97,
  isNew: false,
  isPlayable: true,
  isLobby: false,
});
const one = 'http://images-1.localhost';
const two = 'http://images-2.localhost';

/** The browser's intersection observer, triggered by hand. */
let scrollIntoView: (targets: readonly Element[]) => void;
let options: IntersectionObserverInit | undefined;
globalThis.IntersectionObserver = class {
  constructor(told: IntersectionObserverCallback, given?: IntersectionObserverInit) {
    options = given;
    scrollIntoView = (targets) =>
      act(() =>
        told(
          targets.map((target) => ({ target, isIntersecting: true }) as never),
          this as never,
        ),
      );
  }
  observe() {}
  unobserve() {}
} as never;

/** The code that paints is here, as it is after the first picture of a page. */
beforeAll(async () => {
  const { container } = render(<GameArt vendor="PP" code="first" category="RNG" />);
  await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src'));
});

const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  jest.useFakeTimers();
  warned.mockClear();
  installCdns({ images: [one, two], launches: [] }, () => 0);
});
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

function show(code: string) {
  const { container } = render(<GamePicture game={game(code)} />);
  const [art, picture] = [...container.querySelectorAll('img')];
  return { container, art: art as HTMLImageElement, picture: picture as HTMLImageElement };
}

it('without hosts for pictures the drawn one is all there is, and nothing is asked for', () => {
  installCdns({ images: [], launches: [] });
  const { art, picture } = show('PP-0100');
  expect(art.src).toMatch(/^data:image\/svg/);
  expect(picture).toBeUndefined();
});

it('asks a host once the tile comes near, and shows its picture over the drawn one when it is whole', () => {
  const { art, picture, container } = show('PP-0101');
  expect(picture).not.toHaveAttribute('src');
  scrollIntoView([picture]);
  expect(options).toEqual({ rootMargin: '30%', threshold: 0.1 });
  expect(picture.src).toBe(`${one}/games/PP-0101.svg`);
  expect(picture).toHaveAttribute('data-whole', 'false');
  fireEvent.load(picture);
  expect(picture).toHaveAttribute('data-whole', 'true');
  expect(art.src).toMatch(/^data:image\/svg/);
  expect(container).toHaveTextContent('달빛 서고');
});

it('takes the next host when one fails, then the drawn picture; the failures are in the log and nowhere else', () => {
  const { container, picture } = show('PP-0102');
  scrollIntoView([picture]);
  fireEvent.error(picture);
  expect(picture.src).toBe(`${two}/games/PP-0102.svg`);
  fireEvent.error(picture);
  expect(picture).not.toHaveAttribute('src');
  expect(container.querySelector('img')?.src).toMatch(/^data:image\/svg/);
  expect(warned.mock.calls.flat()).toEqual([
    `[pictures] ${one}/games/PP-0102.svg could not be had.`,
    `[pictures] ${two}/games/PP-0102.svg could not be had.`,
  ]);
});

it('loads pictures that become visible at most once per 200 ms', () => {
  const tiles = ['PP-0103', 'PP-0104', 'PP-0105'].map((code) => show(code).picture);
  scrollIntoView(tiles.slice(0, 1));
  expect(tiles[0]).toHaveAttribute('src');
  scrollIntoView(tiles.slice(1, 2));
  scrollIntoView(tiles.slice(2));
  act(() => jest.advanceTimersByTime(199));
  expect(tiles[1]).not.toHaveAttribute('src');
  act(() => jest.advanceTimersByTime(1));
  expect(tiles[1]).toHaveAttribute('src');
  expect(tiles[2]).toHaveAttribute('src');
});
