import { readFileSync } from 'node:fs';

it('says turnover in English, and has no second word for it', () => {
  const said = Object.values(JSON.parse(readFileSync(`${__dirname}/../../locales/en.json`, 'utf8')) as object);
  const texts = JSON.stringify(said, (_, value: unknown) =>
    typeof value === 'object' && value !== null ? Object.values(value) : value,
  ).replaceAll(/{{\w+}}/g, '');
  expect(texts).toMatch(/turnover/i);
  expect(texts).not.toMatch(/rolling/i);
});
