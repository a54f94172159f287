import en from './en.json';
import ko from './ko.json';
import vi from './vi.json';

interface Words {
  readonly [key: string]: string | Words;
}
const entries = (words: Words, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${path}${key} ${(value.match(/{{\w+}}/g) ?? []).sort().join()}`]
      : entries(value, `${path}${key}.`),
  );

it.each([
  ['en', en],
  ['vi', vi],
])('%s says everything Korean says, with the same blanks', (_, words) => {
  expect(entries(words).sort()).toEqual(entries(ko).sort());
});
