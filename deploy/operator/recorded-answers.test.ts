import { readdirSync, readFileSync } from 'node:fs';
import { recordAnswers } from './testing/record-answers.ts';

const folder = `${__dirname}/../../shared/src/testing/recorded`;

it("the answers that page tests go by are the operator's own; `npm run record:answers` refreshes them", async () => {
  const recorded = Object.fromEntries(
    readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))]),
  );
  const fresh = Object.fromEntries([...(await recordAnswers())].map(([name, text]) => [name, JSON.parse(text)]));
  expect(recorded).toEqual(fresh);
});
