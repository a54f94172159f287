import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, commandFault, commandsOf, documents, linkFaults, pathFaults } from './documents.ts';
import { ROOT } from './parts.ts';

const commands = documents().flatMap(commandsOf);

it('every command in a document works', () => {
  expect(commands.length).toBeGreaterThan(40);
  const faults = commands.flatMap(({ document, text }) => {
    const fault = commandFault(text);
    return fault ? [`${document}: "${text}": ${fault}`] : [];
  });
  expect(faults).toEqual([]);
});

it.each([
  ['pnpm start', 'pnpm is not brought along: npm or npx is'],
  ['npm run deploy', 'package.json has no script "deploy"'],
  ['npm run check -- walllet', 'there is no part "walllet"'],
  ['npm run create:remote poker --owner cards', 'npm takes an option for itself unless "--" stands before it'],
  ['npx pnpm@12 install', 'npx waits for an answer without -y'],
  ['npx tsx deploy/sandbox/operator/main.ts', 'there is no deploy/sandbox/operator/main.ts'],
  ['TESSERA_PROT=9000 npm start', 'nothing reads TESSERA_PROT'],
  ['TESSERA_PORT=9000 npm start', undefined],
])('a document with the wrong command "%s" is reported', (text, fault) => {
  expect(commandFault(text)).toBe(fault);
});

it('every link in a document has a target', () => {
  expect(documents().flatMap(linkFaults)).toEqual([]);
});

it('every file that a document names exists', () => {
  expect(documents().flatMap(pathFaults)).toEqual([]);
});

describe('the generators that the documents name', () => {
  let checkout: string;
  beforeAll(() => {
    checkout = mkdtempSync(join(tmpdir(), 'tessera-documents-'));
    const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
    const filter = (path: string) => !path.includes('node_modules');
    for (const folder of [...remotes, 'shared/src/wire', 'shared/src/events', 'deploy/operator/domains'])
      cpSync(join(ROOT, folder), join(checkout, folder), { recursive: true, filter });
  });
  afterAll(() => rmSync(checkout, { recursive: true }));

  // Only commands that can be typed as they are; `npm run create:page <remote> <name>` is a description.
  const generators = commands.filter(({ text }) => /^npm run create:\w+ [^<]+$/.test(text));
  const isFirst = ({ text }: Command, at: number) => generators.findIndex((each) => each.text === text) === at;
  const entries: Readonly<Record<string, readonly string[]>> = { remote: ['create-remote.ts'] };

  it.each(generators.filter(isFirst).map(({ text }) => text))('%s', (text) => {
    const [, kind = '', rest = ''] = /create:(\w+) (?:-- )?(.*)/.exec(text) ?? [];
    const [script = '', ...first] = entries[kind] ?? ['create-part.ts', kind];
    const file = `${ROOT}/deploy/create-remote/src/${script}`;
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...first, ...rest.split(' ')], {
      env: { ...process.env, TESSERA_CHECKOUT: checkout },
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['', 0]);
  });
});
