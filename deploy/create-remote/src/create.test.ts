import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const HERE = __dirname;
const ROOT = resolve(HERE, '../../..');
let checkout: string;

function generate(script: string, ...args: string[]): string {
  return execFileSync(process.execPath, ['--import', 'tsx', `${HERE}/${script}`, ...args], {
    env: { ...process.env, TESSERA_CHECKOUT: checkout },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
/** A run that must fail. */
function attempt(script: string, ...args: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', `${HERE}/${script}`, ...args], {
    env: { ...process.env, TESSERA_CHECKOUT: checkout },
    encoding: 'utf8',
  });
}
/** Every file of the checkout. */
const everything = () => readdirSync(checkout, { recursive: true, encoding: 'utf8' }).sort();
function copy(path: string): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  copyFileSync(join(ROOT, path), join(checkout, path));
}
/** Checks types and lint of the generated files; throws with their messages. */
function expectSound(): void {
  symlinkSync(`${ROOT}/node_modules`, join(checkout, 'node_modules'));
  writeFileSync(
    join(checkout, 'tsconfig.json'),
    JSON.stringify({ extends: `${ROOT}/tsconfig.json`, include: ['mf-*/**/*', `${ROOT}/shared/src/css-modules.d.ts`] }),
  );
  const check = (tool: string, ...args: string[]) => {
    try {
      execFileSync(`${ROOT}/node_modules/.bin/${tool}`, args, { cwd: checkout, encoding: 'utf8', stdio: 'pipe' });
    } catch (cause) {
      throw new Error(`${tool}: ${(cause as { stdout: string }).stdout}`);
    }
  };
  check('tsc', '-p', checkout);
  check('biome', 'check', `--config-path=${ROOT}`, '--vcs-enabled=false', join(checkout, 'mf-poker'));
}
const read = (path: string) => readFileSync(join(checkout, path), 'utf8');

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'tessera-create-'));
});
afterEach(() => rmSync(checkout, { recursive: true }));

let poker: string | undefined;
afterAll(() => poker && rmSync(poker, { recursive: true }));

/** The checkout with the remote "poker" in it, which the generator writes once. */
function beginWithPoker(): void {
  if (!poker) {
    generate('create-remote.ts', 'poker');
    poker = mkdtempSync(join(tmpdir(), 'tessera-poker-'));
    cpSync(checkout, poker, { recursive: true });
  }
  cpSync(poker, checkout, { recursive: true });
}

describe('the generator', () => {
  it('creates a valid remote with a page and a dialog in its contract and messages in every language', () => {
    generate('create-remote.ts', 'poker', '--owner', 'cards');
    generate('create-part.ts', 'page', 'poker', 'hall-of-fame');
    generate('create-part.ts', 'page', 'poker', 'tables');
    generate('create-part.ts', 'dialog', 'poker', 'leave-table');
    const contract = read('mf-poker/src/contract.ts');
    expect(contract).toContain("switch: 'MF_POKER'");
    expect(contract).toMatch(
      /routes: \[\n {4}\{ path: '\/hall-of-fame',[^[\]]+ \},\n {4}\{ path: '\/tables',[^[\]]+ \},\n {2}\],/,
    );
    expect(contract).toContain("'poker.leave-table': { title: 'poker:leaveTable.title', body: leaveTableDialog }");
    expect(contract).toContain("const tablesPage = () => import('./pages/tables/tables.page.tsx');");
    expect(read('mf-poker/src/pages/hall-of-fame/hall-of-fame.page.tsx')).toContain(
      'export default function HallOfFamePage',
    );
    for (const language of ['ko', 'en', 'vi', 'zh', 'ja', 'th'])
      expect(Object.keys(JSON.parse(read(`mf-poker/locales/${language}.json`)))).toEqual([
        'hallOfFame',
        'tables',
        'leaveTable',
      ]);
    expectSound();
  });

  it('keeps existing lines of a message file unchanged, and inserts an endpoint in the order of files', () => {
    beginWithPoker();
    const written = '{\n  "menu": { "tables": "테이블" },\n  "demo": "데모"\n}\n';
    writeFileSync(join(checkout, 'mf-poker/locales/ko.json'), written);
    generate('create-part.ts', 'page', 'poker', 'tables');
    expect(read('mf-poker/locales/ko.json')).toBe(
      written.replace('"데모"\n', '"데모",\n  "tables": { "title": "⟦tables⟧" }\n'),
    );
    mkdirSync(join(checkout, 'shared/src/wire/cards'), { recursive: true });
    const line = (name: string) => `export { x } from './${name}.ts';\n`;
    writeFileSync(join(checkout, 'shared/src/wire/cards/index.ts'), line('deal') + line('fold'));
    generate('create-part.ts', 'endpoint', 'cards', 'deal-again');
    expect(read('shared/src/wire/cards/index.ts')).toBe(
      `${line('deal')}export { dealAgain } from './deal-again.ts';\n${line('fold')}`,
    );
  });

  it('writes a handler if the operator has a domain for the area', () => {
    copy('shared/src/wire/wallet/index.ts');
    copy('deploy/operator/domains/cashier/module.ts');
    copy('deploy/operator/domains/cashier/needs.ts');
    const output = generate('create-part.ts', 'endpoint', 'wallet', 'get-bets');
    expect(output).toContain('answer it in deploy/operator/domains/cashier/get-bets.ts');
    expect(read('deploy/operator/domains/cashier/get-bets.ts')).toContain(
      'routes.handleMember(getBets, async () => ({}))',
    );
    const module = read('deploy/operator/domains/cashier/module.ts');
    expect(module).toContain("import { answerGetBets } from './get-bets.ts';");
    expect(module).toMatch(/ {4}answer\w+\(context\);\n {4}answerGetBets\(context\);\n/);
  });

  it('creates the first event of an owner and a further one, and the port emits both', () => {
    copy('shared/src/events/event-map.ts');
    beginWithPoker();
    generate('create-part.ts', 'event', 'poker', 'hand-won');
    generate('create-part.ts', 'event', 'poker', 'seat-taken');
    expect(read('mf-poker/src/port.ts')).toContain("emits: ['poker:hand-won', 'poker:seat-taken'],");
    expect(read('shared/src/events/event-map.ts')).toMatch(
      /const pokerEvents = defineEvents\(\{\n {2}'poker:hand-won': .*\n {2}'poker:seat-taken': .*\n\}\);[\s\S]*\.\.\.pokerEvents,\n\};/,
    );
  });

  it('adds an event to those that an owner has already, as the last one', () => {
    copy('shared/src/events/event-map.ts');
    copy('mf-wallet/src/contract.ts');
    copy('mf-wallet/src/port.ts');
    generate('create-part.ts', 'event', 'wallet', 'limit-changed');
    const map = read('shared/src/events/event-map.ts');
    expect(map.match(/const walletEvents = /g)).toHaveLength(1);
    expect(map).toMatch(
      /const walletEvents = [\s\S]*?'wallet:limit-changed': \{ version: 1, payload: v\.object\(\{\}\) \},\n\}\);\n\n/,
    );
    expect(read('mf-wallet/src/port.ts')).toContain("'wallet:limit-changed'");
  });

  it.each([
    ['a remote that is not there', ['page', 'pokker', 'x'], 'There is no remote "pokker"; there is poker.'],
    ['a name that is not kebab-case', ['page', 'poker', 'HallOfFame'], /^The page must be kebab-case.*"HallOfFame"\.$/],
    ['no name', ['dialog', 'poker'], /^The dialog must be kebab-case.*""\.$/],
    ['an area that is not there', ['endpoint', 'cards', 'deal'], 'There is no area of calls "cards"; there is none.'],
    ['an event of nobody', ['event', 'cards', 'dealt'], 'There is no remote "cards"; there is poker.'],
    ['a kind that is not there', ['pages', 'poker', 'x'], 'Written like this: npm run create:page wallet bet-history'],
  ])('refuses %s with one sentence and writes nothing', (_, args, sentence) => {
    beginWithPoker();
    const before = everything();
    const { status, stderr, stdout } = attempt('create-part.ts', ...args);
    expect([status, stdout]).toEqual([1, '']);
    if (typeof sentence === 'string') expect(stderr.trim()).toBe(sentence);
    else expect(stderr.trim()).toMatch(sentence);
    expect(everything()).toEqual(before);
  });

  it('refuses a page that is there, and changes nothing', () => {
    beginWithPoker();
    generate('create-part.ts', 'page', 'poker', 'tables');
    const before = everything();
    expect(attempt('create-part.ts', 'page', 'poker', 'tables').stderr.trim()).toBe(
      'mf-poker/src/pages/tables/tables.page.tsx is there already.',
    );
    expect(everything()).toEqual(before);
  });

  it.each([
    ['a word of the language', 'delete', []],
    ['a path that ends the text', 'deal', ["/a'b"]],
    ['a name that a call of the area has', 'fold-hand', []],
  ])('refuses an endpoint with %s in one sentence and writes nothing', (_, name, path) => {
    mkdirSync(join(checkout, 'shared/src/wire/cards'), { recursive: true });
    writeFileSync(join(checkout, 'shared/src/wire/cards/index.ts'), '');
    writeFileSync(join(checkout, 'shared/src/wire/cards/hands.ts'), "export const x = { name: 'cards.fold-hand' };\n");
    const before = everything();
    const { status, stderr, stdout } = attempt('create-part.ts', 'endpoint', 'cards', name, ...path);
    expect([status, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1]);
    expect(everything()).toEqual(before);
  });

  it('adds a page with the name of a method that every object has', () => {
    beginWithPoker();
    generate('create-part.ts', 'page', 'poker', 'constructor');
    expect(read('mf-poker/src/contract.ts')).toContain("path: '/constructor'");
  });

  it.each(['shell', 'poker-room'])('refuses a remote with the name %s and writes nothing', (name) => {
    expect(attempt('create-remote.ts', name).stderr.trim()).toBe(
      `A remote has one word that nothing else uses for a name, e.g. "poker"; got "${name}".`,
    );
    expect(everything()).toEqual([]);
  });

  it('refuses a second remote with the same name, and an unknown option', () => {
    beginWithPoker();
    expect(attempt('create-remote.ts', 'poker').stderr.trim()).toBe('mf-poker is there already.');
    expect(attempt('create-remote.ts', 'bingo', '--ownr', 'cards').stderr.trim()).toBe(
      'Written like this: npm run create:remote -- poker --owner cards',
    );
    expect(everything().some((path) => path.startsWith('mf-bingo'))).toBe(false);
  });
});
