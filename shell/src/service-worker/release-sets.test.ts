import { hashesOf, type ReleaseSet, setsToKeep, withSet } from './release-sets.ts';

const files = (version: number, name = 'main') => ({ [`/assets/games/${version}/${name}.js`]: `hash of ${version}` });
const versions = (sets: readonly ReleaseSet[]) => sets.map(({ name }) => name.replace(/\D/g, ''));

/** Pages come one after the other, each with the releases of a version. */
const after = (pages: readonly (readonly [version: number, page: string])[], open: readonly string[]) =>
  pages.reduce<readonly ReleaseSet[]>(
    (sets, [version, page]) => setsToKeep(withSet(sets, files(version), page), open),
    [],
  );

it('the files of the last releases and of those before them stay', () => {
  expect(
    versions(
      after(
        [
          [1, 'a'],
          [2, 'b'],
          [3, 'c'],
        ],
        [],
      ),
    ),
  ).toEqual(['3', '2']);
});

it('the files of an older release stay as long as a page of it is open', () => {
  const sets = after(
    [
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ],
    ['a', 'c'],
  );
  expect(versions(sets)).toEqual(['3', '2', '1']);
  expect(hashesOf(sets)).toEqual({ ...files(1), ...files(2), ...files(3) });
  expect(versions(setsToKeep(sets, ['c']))).toEqual(['3', '2']);
});

it('a page that moves to other releases lets go of its own', () => {
  expect(
    versions(
      after(
        [
          [1, 'a'],
          [2, 'b'],
          [3, 'a'],
          [4, 'b'],
        ],
        ['a', 'b'],
      ),
    ),
  ).toEqual(['4', '3']);
});

it('a visitor who comes back with the same releases loses none: what pages say of them is added', () => {
  const sets = withSet(withSet(withSet([], files(1), 'a'), files(2), 'b'), files(1, 'later'), 'c');
  expect(versions(sets)).toEqual(['1', '2']);
  expect(sets[0]).toMatchObject({ files: { ...files(1), ...files(1, 'later') }, pages: ['a', 'c'] });
});

it('however many pages are open, there is an end', () => {
  const pages = [1, 2, 3, 4, 5, 6, 7].map((version): [number, string] => [version, `page ${version}`]);
  expect(
    versions(
      after(
        pages,
        pages.map(([, page]) => page),
      ),
    ),
  ).toEqual(['7', '6', '5', '4', '3']);
});

it('of a file that is in two sets, the newer one says what it is', () => {
  const set = (hash: string): ReleaseSet => ({ name: hash, files: { '/assets/shell/1/shell.js': hash }, pages: [] });
  expect(hashesOf([set('new'), set('old')])).toEqual({ '/assets/shell/1/shell.js': 'new' });
});
