import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { GameArt, loadPainter } from './game-art.tsx';
import { PICTURES_ID, pictureKey } from './pictures.ts';

let mockHasNetwork = true;
jest.mock('./art-svg.ts', () => {
  if (!mockHasNetwork) throw new Error('no network');
  return jest.requireActual('./art-svg.ts');
});

const sent = { vendor: 'PP', code: 'sent', category: 'RNG', ratio: '3:4' } as const;
document.body.innerHTML = `<script type="application/json" id="${PICTURES_ID}"></script>`;
document.body.firstElementChild?.append(JSON.stringify({ [pictureKey(sent)]: '<svg id="sent"/>' }));

test('a picture that came with the page is there at once, and needs no code that paints', () => {
  const { container } = render(<GameArt {...sent} title="달빛 서고" />);
  expect(container.querySelector('img')).toHaveAttribute('src', "data:image/svg+xml,%3Csvg id='sent'/%3E");
});

test('the code that paints is asked for again until it has come', async () => {
  jest.useFakeTimers();
  mockHasNetwork = false;
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = render(<GameArt vendor="PP" code="late" category="RNG" />);
  const picture = container.querySelector('img');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(picture).not.toHaveAttribute('src');
  expect(warned).toHaveBeenCalledTimes(1);
  mockHasNetwork = true;
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(picture?.getAttribute('src')).toMatch(/^data:image/);
  warned.mockRestore();
  jest.useRealTimers();
});

test('beside a name the picture is decoration', async () => {
  const { container } = render(<GameArt vendor="PP" code="g1" category="RNG" ratio="1:1" />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('alt', '');
  await waitFor(() => expect(picture?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/));
});

test('a lazy picture is painted after the frame that shows its title', async () => {
  jest.useFakeTimers();
  const { container } = render(
    <GameArt vendor="PP" code="g1" category="RNG" title="토성 익스프레스" load="after-frame" />,
  );
  expect(screen.getByText('토성')).toBeVisible();
  expect(container.querySelector('img')).not.toHaveAttribute('src');
  act(() => void jest.runAllTimers());
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^data:image/);
  jest.useRealTimers();
});

test('a picture that the edge has left out is there when its part is taken over, also where it can be painted before that', async () => {
  await loadPainter();
  const art = <GameArt vendor="PP" code="left-out" category="RNG" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(art);
  expect(container.querySelector('img')).not.toHaveAttribute('src');
  render(art, { container, hydrate: true });
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^data:image/);
});

test('a title of two lines gives the link around the picture one name', () => {
  render(
    <a href="/game">
      <GameArt vendor="PP" code="g1" category="RNG" title="토성 익스프레스" />
    </a>,
  );
  expect(screen.getByRole('link', { name: '토성 익스프레스' })).toBeInTheDocument();
});

test('only the card shape shows its title', () => {
  render(<GameArt vendor="PP" code="g1" category="RNG" ratio="tile" title="달빛 서고" />);
  expect(screen.queryByText('달빛 서고')).toBeNull();
});
