import { filePath, hashFor, mayKeep } from './file-requests.ts';

const origin = 'https://aurora.example';
const asked = (path: string, more: Partial<Request> = {}) =>
  filePath({ url: new URL(path, origin).href, method: 'GET', cache: 'default', ...more }, origin);
const hash = `sha384-${'b'.repeat(64)}`;
const other = `sha384-${'c'.repeat(64)}`;

it.each(['main.js', 'locales/ko.json', 'assets/word.woff2', 'main.css?again=1'])(
  '%s of a release is answered',
  (name) => {
    expect(asked(`/assets/games/1.0.0-ab/${name}`)).toBe(`/assets/games/1.0.0-ab/${name.split('?')[0]}`);
  },
);

it.each([
  ['a document', '/rng', {}],
  ['a call', '/wps/member/info', {}],
  ['the stream of the edge', '/edge/live', {}],
  ['a picture', '/assets/games/1/a.png', {}],
  ['a file of no release', '/assets/main.js', {}],
  ['a file of another origin, as a developer has', 'http://localhost:4400/assets/games/1/main.js', {}],
  ['a form', '/assets/games/1/main.js', { method: 'POST' }],
  ['a request for the server’s own answer', '/assets/games/1/main.js', { cache: 'reload' as const }],
])('%s passes', (_, path, more) => {
  expect(asked(path, more)).toBeUndefined();
});

it('the hash of a request counts before that of the lists; without either there is none', () => {
  const listed = { '/a.js': other, '/empty.js': '' };
  expect(hashFor('/a.js', hash, listed)).toBe(hash);
  expect(hashFor('/a.js', '', listed)).toBe(other);
  expect(hashFor('/a.js', `${hash} ${other}`, {})).toBeUndefined();
  expect([hashFor('/b.js', '', listed), hashFor('/empty.js', '', listed)]).toEqual([undefined, undefined]);
  expect(hashFor('constructor', '', listed)).toBeUndefined();
});

it('only a whole answer that can be read is kept', () => {
  expect(mayKeep({ status: 200, type: 'basic' })).toBe(true);
  expect(mayKeep({ status: 200, type: 'cors' })).toBe(true);
  expect(mayKeep({ status: 0, type: 'opaque' })).toBe(false);
  expect(mayKeep({ status: 200, type: 'opaque' })).toBe(false);
  expect(mayKeep({ status: 206, type: 'basic' })).toBe(false);
});
