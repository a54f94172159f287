import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedTexts } from './fixed-texts.ts';
import { readMessages, unknownKeys } from './message-keys.ts';
import { PARTS } from './parts.ts';
import { untranslated } from './texts.ts';
import { unusedKeys } from './unused-keys.ts';

let root: string;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-texts-'));
  mkdirSync(join(root, 'mf-poker/src'), { recursive: true });
  mkdirSync(join(root, 'mf-poker/locales'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a text written directly in a component', () => {
  it('is found with its line, as content or as an attribute that is read aloud', () => {
    write(
      'mf-poker/src/table.tsx',
      `export const Table = () => (
  <section aria-label="Table">
    Take a seat
    {'Wait'}
  </section>
);`,
    );
    expect(fixedTexts(root, 'mf-poker/src').map((fault) => fault.split(' in one')[0])).toEqual([
      'mf-poker/src/table.tsx:4 shows "Wait"',
      'mf-poker/src/table.tsx:2 shows "Table"',
      'mf-poker/src/table.tsx:3 shows "Take a seat"',
    ]);
  });

  it('is found where a condition or a property of a component shows it', () => {
    write(
      'mf-poker/src/table.tsx',
      `export const Table = ({ isOpen }) => <Card detail={isOpen ? 'Seats free' : null}>{isOpen && 'Open'}{isOpen ? <b /> : 'Closed'}</Card>;`,
    );
    expect(fixedTexts(root, 'mf-poker/src').map((fault) => /"(.*)"/.exec(fault)?.[1])).toEqual([
      'Open',
      'Closed',
      'Seats free',
    ]);
  });

  it.each([
    ['in a template', ['<b>{`Seat $', '{row}`}</b>'].join(''), 'Seat'],
    ['in a concatenation', `<b title={row + ' is taken'} />`, 'is taken'],
    ['in a spread property', `<Card {...{ label: 'Seats free' }} />`, 'Seats free'],
    [
      'in the object of a toast',
      `<b onClick={() => toast.show({ tone: 'ok', title: row ? 'Seated' : t('seat.free') })} />`,
      'Seated',
    ],
    ['in a property with a name in quotes', `<b>{el('b', { attributes: { 'aria-label': 'Seat' } })}</b>`, 'Seat'],
  ])('is found %s', (_, jsx, text) => {
    write('mf-poker/src/table.tsx', `export const Table = ({ row }) => ${jsx};`);
    expect(fixedTexts(root, 'mf-poker/src').map((fault) => /"(.*)"/.exec(fault)?.[1])).toEqual([text]);
  });

  it('is found in a file without components, as what an element shows', () => {
    write(
      'mf-poker/src/notice.ts',
      `export const show = (element) => { element.textContent = 'Take a seat'; return el('p', { text: 'Wait' }); };`,
    );
    expect(fixedTexts(root, 'mf-poker/src').map((fault) => /"(.*)"/.exec(fault)?.[1])).toEqual(['Take a seat', 'Wait']);
  });

  it('may be a symbol, a number, a class or a test id', () => {
    write(
      'mf-poker/src/table.tsx',
      `export const Table = () => <b className="seat" data-testid="seat">· 12 € {'—'}</b>;`,
    );
    write('mf-poker/src/menu.ts', `export const menu = { label: 'poker:menu.tables', title: 'poker', text: '12:00' };`);
    expect(fixedTexts(root, 'mf-poker/src')).toEqual([]);
  });
});

describe('a message that does not exist', () => {
  it('is found in the game client, which translates by `say`', () => {
    write('mf-poker/locales/ko.json', '{"seat": "자리"}');
    write('mf-poker/src/table.ts', `export const table = (say) => [say('seat'), say('sit')];`);
    const messages = readMessages(root, { poker: 'mf-poker/locales' });
    expect(unknownKeys(root, 'mf-poker/src', 'poker', messages, 'say')).toEqual([
      'mf-poker/src/table.ts:1 asks for the message "sit", which there is not',
    ]);
    expect(PARTS.find(({ name }) => name === 'provider')?.messages?.translate).toBe('say');
  });

  const unknown = (source: string) => {
    write('mf-poker/locales/ko.json', '{"seat": {"free_other": "{{count}}석", "row": {"a": "가"}}}');
    write('mf-poker/src/table.tsx', source);
    return unknownKeys(root, 'mf-poker/src', 'poker', readMessages(root, { poker: 'mf-poker/locales' })).map(
      (fault) => /"(.*)"/.exec(fault)?.[1],
    );
  };
  const using = (...keys: string[]) =>
    `import { useTranslation } from '@tessera/shared/i18n';
     export const Table = ({ row }) => { const { t } = useTranslation('poker'); return <b>${keys.map((key) => `{t(${key})}`).join('')}</b>; };`;

  /** A key whose end is only known at run time. */
  const inRow = (key: string) => ['`', key, '.$', '{row}`'].join('');

  it.each([
    ['by its key', using(`'seat.taken'`), ['seat.taken']],
    ['in one branch of two', using(`row ? 'seat.free' : 'seat.none'`), ['seat.none']],
    ['by a key that is put together', using(inRow('seat.rows')), ['seat.rows.…']],
    [
      'in a list of which the first known one counts',
      using(`[...(row ? ['seat.lost'] : []), 'seat.free']`),
      ['seat.lost'],
    ],
    ['in a contract', `export default { label: 'poker:menu.tables' };`, ['poker:menu.tables']],
  ])('is found %s', (_, source, keys) => {
    expect(unknown(source)).toEqual(keys);
  });

  it('is not reported for plural forms, composed keys and names of events', () => {
    expect(unknown(using(`'seat.free', { count: 2 }`, inRow('seat.row'), 'row'))).toEqual([]);
    expect(unknown(`export const fact = 'wallet:balance-changed';`)).toEqual([]);
  });
});

describe('a message that no code uses', () => {
  const unused = (source: string) => {
    write('mf-poker/locales/ko.json', '{"seat": {"free_other": "{{count}}석", "row_a": "가"}, "table": {"one": "1"}}');
    write('mf-poker/src/table.ts', source);
    const messages = readMessages(root, { poker: 'mf-poker/locales' });
    return unusedKeys(root, [{ folder: 'mf-poker/src', namespaces: ['poker'] }], messages);
  };
  const row = ['`table.$', '{row}`'].join('');

  it('is found, although another namespace has a key of that name', () => {
    expect(unused(`export const table = (t) => [t('seat.free'), t('seat.row_a'), t('wallet:table.one')];`)).toEqual([
      'no code uses the message "poker:table.one"',
    ]);
  });

  it('is not one whose key is composed, depends on a context, or is in a list of keys', () => {
    expect(
      unused(`export const table = (t) => [t(${row}), t('seat.row', { context }), t(key)];
      const key = row ? 'seat.free' : '';`),
    ).toEqual([]);
  });
});

it("a message is untranslated where the generator's placeholder or Korean is left", () => {
  write('mf-poker/locales/ko.json', '{"tables": {"title": "테이블"}, "fame": {"title": "⟦hall-of-fame⟧"}}');
  write('mf-poker/locales/en.json', '{"tables": {"title": "테이블"}, "fame": {"title": "Hall of fame"}}');
  expect(untranslated('mf-poker/locales', root)).toEqual([
    'mf-poker/locales/en.json: tables.title is not translated yet ("테이블")',
    'mf-poker/locales/ko.json: fame.title is not translated yet ("⟦hall-of-fame⟧")',
  ]);
});
