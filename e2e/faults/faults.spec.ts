import { mkdirSync, writeFileSync } from 'node:fs';
import { test as base, expect } from '../support/test.ts';
import { type Case, cases, sample } from './cases.ts';
import { expectContained, type Lab, openLab } from './lab.ts';
import type { Outcome } from './observe.ts';
import { resultsFolder } from './results.ts';
import { stages } from './stages.ts';

const isFull = Boolean(process.env.TESSERA_FULL);
const [, games] = stages;

const test = base.extend<object, { lab: Lab }>({
  lab: [
    async ({ browser }, use) => {
      const lab = await openLab(browser, isFull ? stages.map(({ remote }) => remote) : ['games']);
      await use(lab);
      await lab.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const nameOf = (remote: string, { fault, place, group }: Case): string =>
  [remote, fault, place ?? group, group === 'files, earlier release too' ? 'in every release' : '']
    .filter(Boolean)
    .join(', ');

for (const { row, seen } of sample)
  test(`a fault of a remote leaves the rest of the page as it was: ${nameOf('games', row)}`, async ({ lab }) => {
    if (!games) throw new Error('No stage for the games.');
    const outcome = await lab.observe(row, games);
    if (!outcome) throw new Error('The games cannot have it.');
    expect(outcome.seen).toBe(seen);
    expectContained(nameOf('games', row), outcome);
  });

for (const stage of stages)
  test(`no fault of ${stage.remote} leaves its place, and the visitor can go on @full`, async ({ lab }) => {
    test.setTimeout(1_800_000);
    const observed: { readonly row: Case; readonly outcome: Outcome }[] = [];
    // A row that cannot be made fails the test, after the others have been made.
    const notMade: string[] = [];
    mkdirSync(resultsFolder, { recursive: true });
    for (const row of cases) {
      const name = nameOf(stage.remote, row);
      const outcome = await test.step(name, () =>
        lab.observe(row, stage).catch((cause: unknown) => void notMade.push(`${name}: ${String(cause)}`)),
      );
      if (!outcome) continue;
      observed.push({ row, outcome });
      writeFileSync(`${resultsFolder}/${stage.remote}.json`, JSON.stringify(observed));
      expectContained(name, outcome);
    }
    expect(notMade).toEqual([]);
  });
