import { languageTags } from '@tessera/shared/i18n/languages';
import { messageFaults } from '@tessera/shared/testing/message-faults';
import { readLocales } from './locales.ts';
import { packageDir, REMOTE_IDS, ROOT } from './places.ts';

const FIRST = 'ko';
const players: [name: string, dir: string][] = [
  ['ui', `${ROOT}/shared/src/ui/locales`],
  ['the slot games', `${ROOT}/deploy/provider/client/locales`],
  ...['shell', ...REMOTE_IDS].map((id): [string, string] => [id, `${packageDir(id)}/locales`]),
];

describe.each(players)('the messages of %s', (_, dir) => {
  const locales = readLocales(dir);

  it.each(languageTags)('have in "%s" the same keys and placeholders as in Korean', (language) => {
    expect(messageFaults(language, locales[language] ?? {}, locales[FIRST] ?? {})).toEqual([]);
  });
});

it("the console has the two languages of the operators' staff", () => {
  const { ko = {}, ...others } = readLocales(`${packageDir('console')}/locales`);
  expect(Object.keys(others)).toEqual(['en']);
  expect(messageFaults('en', others.en ?? {}, ko)).toEqual([]);
});
