import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './parts.ts';

it('no page reads the analytics id, so there is nothing that a visitor would have to agree to', () => {
  const files = execFileSync('git', ['ls-files', 'shell/src', 'mf-*/src', 'shared/src'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|^shared\/src\/wire\//.test(path));
  expect(files.length).toBeGreaterThan(300);
  const readers = files.filter((path) =>
    /gtagId|googletagmanager|analytics\./.test(readFileSync(join(ROOT, path), 'utf8')),
  );
  expect(readers).toEqual([]);
});
