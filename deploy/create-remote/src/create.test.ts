import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const HERE = __dirname;
const ROOT = resolve(HERE, '../../..');
let checkout: string;

// A compiler starts beside every other suite.
jest.setTimeout(120_000);

function generate(script: string, ...args: string[]): string {
  return execFileSync(process.execPath, ['--import', 'tsx', `${HERE}/${script}`, ...args], {
    env: { ...process.env, TESSERA_CHECKOUT: checkout },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
/** Types and lint of the house over what was made; throws with what they say. */
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

describe('the generator', () => {
  it('makes a remote with a page and a dialog that its contract names, in every language, and that is sound', () => {
    generate('create-remote.ts', 'poker', '--owner', 'cards');
    generate('create-part.ts', 'page', 'poker', 'hall-of-fame');
    generate('create-part.ts', 'page', 'poker', 'tables');
    generate('create-part.ts', 'dialog', 'poker', 'leave-table');
    const contract = read('mf-poker/src/contract.ts');
    expect(contract).toContain("switch: 'MF_POKER'");
    expect(contract).toMatch(
      /routes: \[\n {4}\{\n {6}path: '\/hall-of-fame',[^[\]]+path: '\/tables',[^[\]]+ {4}\},\n {2}\],/,
    );
    expect(contract).toContain("'poker.leave-table': {\n      title: 'poker:leaveTable.title'");
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

  it('leaves what stands in a message file as it was written, and puts an endpoint where its file stands', () => {
    generate('create-remote.ts', 'poker');
    const written = '{\n  "menu": { "tables": "테이블" },\n  "demo": "데모"\n}\n';
    writeFileSync(join(checkout, 'mf-poker/locales/ko.json'), written);
    generate('create-part.ts', 'page', 'poker', 'tables');
    expect(read('mf-poker/locales/ko.json')).toBe(
      written.replace('"데모"\n', '"데모",\n  "tables": { "title": "tables" }\n'),
    );
    mkdirSync(join(checkout, 'shared/src/wire/cards'), { recursive: true });
    const line = (name: string) => `export { x } from './${name}.ts';\n`;
    writeFileSync(join(checkout, 'shared/src/wire/cards/index.ts'), line('deal') + line('fold'));
    generate('create-part.ts', 'endpoint', 'cards', 'deal-again');
    expect(read('shared/src/wire/cards/index.ts')).toBe(
      `${line('deal')}export { dealAgain } from './deal-again.ts';\n${line('fold')}`,
    );
  });

  it('never overwrites what is there, and refuses a name that is not kebab-case', () => {
    generate('create-remote.ts', 'poker');
    expect(() => generate('create-remote.ts', 'poker')).toThrow(/is there already/);
    expect(() => generate('create-part.ts', 'page', 'poker', 'HallOfFame')).toThrow(/kebab-case/);
  });
});
