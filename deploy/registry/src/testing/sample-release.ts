import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteRelease, SerialContract, ShellRelease } from '@tessera/shared/registry';
import { completeRelease } from '../release-files.ts';

export interface Sample {
  readonly id?: string;
  readonly version: string;
  readonly contract?: Partial<SerialContract>;
  readonly parts?: RemoteRelease['parts'];
  /** Content of the entry. */
  readonly code?: string;
}

const noParts: RemoteRelease['parts'] = { contract: { js: ['entry.js'], css: [], shared: [] } };

/** The record of a small remote; `contract` replaces what it has to say. */
export function sampleRemote({ id = 'wallet', version, contract, parts = noParts }: Sample): RemoteRelease {
  return {
    ...{ id, version, container: `mf_${id}_${version.replaceAll(/\W/g, '_')}`, entry: 'entry.js', parts },
    ...{ locales: { en: 'locales/en.json' }, labels: {} },
    contract: {
      ...{ id: id as SerialContract['id'], owner: 'payments', switch: `MF_${id.toUpperCase()}` as const },
      needs: { session: 'optional', shell: '^1' },
      ...{ emits: [], listens: [], asks: [], provides: {}, consumes: [], routes: [], menu: [], centrePages: [] },
      ...{ dialogs: {}, slots: [], ...contract },
    },
  };
}

/** The record of a small shell with these pages. */
export const sampleShell = (version: string, pages: readonly string[] = []): ShellRelease => ({
  ...{ id: 'shell', version, boot: { js: ['shell.js'], css: [], shared: [] }, parts: {}, locales: {}, labels: {} },
  ...{ openToVisitors: [], openWhileClosed: '/help' },
  pages: pages.map((path) => ({ path, title: 'x', canonical: path })),
});

/** A folder with a built release, as small as one can be. */
export function writeSample(sample: Sample): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-sample-'));
  const record = sampleRemote(sample);
  const code = sample.code ?? `globalThis.${record.container} = {};`;
  const files: Record<string, string> = {
    'entry.js': code,
    'locales/en.json': '{}',
    'remote.json': JSON.stringify(record),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  completeRelease(folder);
  return folder;
}
