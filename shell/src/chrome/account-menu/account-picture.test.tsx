import { bus } from '@tessera/shared/events';
import { setSwitches } from '@tessera/shared/switches';
import { act, fireEvent, render } from '@testing-library/react';
import { AccountPicture } from './account-picture.tsx';

const tell = (source: string | null) => act(() => bus.emit('auth', 'auth:picture-known', { source }));
const switchPictures = (enabled: '0' | '1') => act(() => setSwitches([{ modId: 'PROFPIC3', enabled }]));
const picture = (view: ReturnType<typeof render>) => view.container.querySelector('img');

beforeEach(() => {
  bus.forget('auth');
  switchPictures('1');
});

it('the header shows the initial until a picture is told, the picture at once, and the initial again without it', () => {
  const view = render(<AccountPicture name="moonlit07" />);
  expect(view.container).toHaveTextContent(/^m$/);
  tell('data:image/webp;base64,UklGRg==');
  expect(picture(view)).toHaveAttribute('src', 'data:image/webp;base64,UklGRg==');
  expect(view.container).toHaveTextContent(/^$/);
  tell(null);
  expect(picture(view)).toBeNull();
  expect(view.container).toHaveTextContent(/^m$/);
});

it('a picture that can’t be drawn gives way to the initial, and the next one stands', () => {
  const view = render(<AccountPicture name="𝒜da" />);
  tell('data:image/png;base64,broken');
  fireEvent.error(picture(view) as HTMLImageElement);
  expect(view.container).toHaveTextContent(/^𝒜$/u);
  tell('data:image/svg+xml,fox');
  expect(picture(view)).toHaveAttribute('src', 'data:image/svg+xml,fox');
});

it('no picture stands while PROFPIC3 is off', () => {
  const view = render(<AccountPicture name="moonlit07" />);
  tell('data:image/svg+xml,fox');
  switchPictures('0');
  expect(picture(view)).toBeNull();
  switchPictures('1');
  expect(picture(view)).not.toBeNull();
});

it('no address but a picture’s own data is told', () => {
  const view = render(<AccountPicture name="moonlit07" />);
  tell('https://elsewhere.example/me.png');
  expect(picture(view)).toBeNull();
});

it('a member named by a number is shown by a head and shoulders, not by its first digit', () => {
  const view = render(<AccountPicture name="0104821****" />);
  expect(view.container).toHaveTextContent(/^$/);
  expect(view.container.querySelector('svg')).toBeInTheDocument();
});
