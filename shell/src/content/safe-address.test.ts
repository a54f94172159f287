import { isSafeAddress } from './use-site-texts.ts';

it.each(['https://get.example/app', 'http://aurora.localhost:8080/down?system=ios', 'http://localhost/down'])(
  'what a phone can get may lie at %s',
  (address) => expect(isSafeAddress(address)).toBe(true),
);

it.each([
  ...['javascript:alert(1)', 'data:text/html,x', 'http://get.example/app', 'http://notlocalhost/app'],
  ...['//get.example/app', 'get the app', ''],
])('no page links a phone to “%s”, whatever the operator answers', (address) =>
  expect(isSafeAddress(address)).toBe(false),
);
