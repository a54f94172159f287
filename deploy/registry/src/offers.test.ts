import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportedNames, importedNames } from './offers.ts';

it('what a module exports is read from its source, without types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-offers-'));
  writeFileSync(join(folder, 'more.ts'), 'export const BackIcon = 1;\nexport type Size = 1;\n');
  writeFileSync(
    join(folder, 'index.ts'),
    [
      "export { type Props, Button, inner as Outer } from './button.ts';",
      "export * from './more.ts';",
      "export type * from './types.ts';",
      'export async function load() {}',
      'export class ApiError {}',
      'export default load;',
    ].join('\n'),
  );
  expect(exportedNames(join(folder, 'index.ts'))).toEqual([
    'ApiError',
    'BackIcon',
    'Button',
    'Outer',
    'default',
    'load',
  ]);
  rmSync(folder, { recursive: true });
});

it('what sources import is read without types, and once for all of them', () => {
  const one = [
    "import type { Money } from '@tessera/shared/money';",
    "import { type Row, DataTable } from '@tessera/shared/ui/table';",
    "import { type ApiError } from '@tessera/shared/api';",
    "import {\n  Button,\n  IconButton as Icon,\n} from '@tessera/shared/ui/button';",
    "import ko, { all } from '@tessera/shared/ui/words';",
    "import * as icons from '@tessera/shared/ui/icons';",
    "import { useState } from 'react';",
    "const flags = () => import('@tessera/shared/flags');",
    "type Device = typeof import('@tessera/shared/passkey');",
  ].join('\n');
  expect(importedNames([one, "import { Spinner } from '@tessera/shared/ui/button';"])).toEqual({
    '@tessera/shared/flags': [],
    '@tessera/shared/ui/button': ['Button', 'IconButton', 'Spinner'],
    '@tessera/shared/ui/icons': [],
    '@tessera/shared/ui/table': ['DataTable'],
    '@tessera/shared/ui/words': ['all', 'default'],
  });
});
