import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that another process may read at any time: it reads the old text or the new one, never a part. */
export function replaceFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
