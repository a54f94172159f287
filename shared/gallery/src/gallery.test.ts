import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const kit = join(__dirname, '../../src/ui');
const sections = join(__dirname, 'sections');

/** Rendered inside others, or without any appearance. */
const unseen: Readonly<Record<string, string>> = {
  'on-demand': 'loads code',
  testing: 'for tests',
  'visually-hidden': 'is never seen',
};

it('every component of the kit is in the gallery', () => {
  const shown = readdirSync(sections)
    .map((file) => readFileSync(join(sections, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/src\/ui\/([\w-]+)\//g)].map(([, folder]) => folder));
  const drawn = readdirSync(kit, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !(entry.name in unseen))
    .filter(({ name }) =>
      readdirSync(join(kit, name)).some((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx')),
    )
    .map(({ name }) => name);
  expect(drawn.filter((name) => !shown.includes(name))).toEqual([]);
  expect(drawn.length).toBeGreaterThan(30);
});
