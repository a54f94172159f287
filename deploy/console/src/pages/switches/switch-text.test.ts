import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownSwitches } from '../../../../operator/domains/merchants/switches/known-switches.ts';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';

it.each([
  ['Korean', ko],
  ['English', en],
])('describes every existing switch, in %s', (_, { switchText }) => {
  expect(Object.keys(switchText).sort()).toEqual([...knownSwitches].sort());
  expect(new Set(Object.values(switchText)).size).toBe(knownSwitches.length);
});

it('names no switch that no source uses', () => {
  const root = join(__dirname, '../../../../..');
  const lists = /switches\/names\.ts$|known-switches\.ts$|wire-table\.ts$|\.test\.|\/testing\//;
  const folders = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const sources = ['shell', 'shared', ...folders].map((name) => `${name}/src`);
  const text = [...sources, 'deploy/operator', 'deploy/edge/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
        .map((path) => join(root, folder, path)),
    )
    .filter((path) => !lists.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  expect(knownSwitches.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
