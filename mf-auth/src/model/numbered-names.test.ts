import fc from 'fast-check';
import { withNumberedNames } from './device-name.ts';

const namesOf = (...names: string[]) =>
  withNumberedNames(names.map((name, at) => ({ id: names.length - at, name }))).map(({ name }) => name);

describe('things with one name', () => {
  it('are numbered from the oldest on, wherever they stand, and keep their order', () =>
    expect(namesOf('Chrome · Linux', 'Safari · iPhone', 'Chrome · Linux', 'Chrome · Linux')).toEqual([
      'Chrome · Linux 3',
      'Safari · iPhone',
      'Chrome · Linux 2',
      'Chrome · Linux',
    ]));

  it('never get a name that another has already', () => expect(namesOf('A', 'A 2', 'A')).toEqual(['A 3', 'A 2', 'A']));

  it('can be told apart, whatever they were called', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'A 2', 'A 3', 'A 2 2', 'B'), { maxLength: 10 }), (names) => {
        expect(new Set(namesOf(...names)).size).toBe(names.length);
      }),
    );
  });
});
