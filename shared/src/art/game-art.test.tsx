import { act, render, screen } from '@testing-library/react';
import { GameArt } from './game-art.tsx';

test('beside a name the picture is decoration', () => {
  const { container } = render(<GameArt vendor="PP" code="g1" category="RNG" ratio="1:1" />);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});

test('a lazy picture is painted after the frame that shows its title', async () => {
  jest.useFakeTimers();
  const { container } = render(<GameArt vendor="PP" code="g1" category="RNG" title="토성 익스프레스" isLazy />);
  expect(screen.getByText('토성')).toBeVisible();
  expect(container.querySelector('img')).not.toHaveAttribute('src');
  act(() => void jest.runAllTimers());
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^data:image/);
  jest.useRealTimers();
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
