import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./import-in-node.ts', import.meta.url));

/** The check's exit code and what it names of a folder with these modules, one line each. */
async function checked(modules: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-import-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const [name, text] of Object.entries(modules)) writeFileSync(join(folder, name), text);
  const answer = await new Promise<{ code: number; faults: string[] }>((resolve) =>
    execFile(process.execPath, ['--import', 'tsx', script, folder], (error, _, stderr) =>
      resolve({ code: Number(error?.code ?? 0), faults: stderr.split('\n').filter(Boolean) }),
    ),
  );
  rmSync(folder, { recursive: true });
  return { ...answer, faults: answer.faults.map((fault) => fault.slice(fault.lastIndexOf('/') + 1)) };
}

it('a module that reads window, document or storage when it is imported is named with its line', async () => {
  const { code, faults } = await checked({
    'asks.ts': "export const isBrowser =\n  typeof document !== 'undefined';\n",
    'breaks.ts': 'export const width = window.innerWidth;\n',
    'keeps.ts':
      "import './late.tsx';\nconst read = () => localStorage.getItem('a');\nexport const value = (() => {\n  try {\n    return read();\n  } catch {\n    return null;\n  }\n})();\n",
    'late.tsx': "import './styles.css';\nexport const Late = () => <p>{navigator.language}</p>;\n",
    'styles.css': 'p { color: red }',
    'late.test.ts': 'window.close();\n',
  });
  expect(code).toBe(1);
  expect(faults.sort()).toEqual([
    'asks.ts:2 reads "document" when it is imported',
    expect.stringMatching(/^breaks\.ts cannot be imported without a browser: TypeError: .*innerWidth/),
    'breaks.ts:1 reads "window" when it is imported',
    'keeps.ts:2 reads "localStorage" when it is imported',
  ]);
});

it('modules that wait for their first use pass the check, and an empty folder does not', async () => {
  expect(await checked({ 'waits.ts': 'export const width = () => window.innerWidth;\n' })).toEqual({
    code: 0,
    faults: [],
  });
  expect((await checked({})).code).toBe(1);
});
