import { expect } from '../support/test.ts';
import { type Case, cases, sample } from './cases.ts';
import { expectContained } from './lab.ts';
import { test } from './lab-test.ts';
import { writeResult } from './results.ts';
import { stages } from './stages.ts';

const [, games] = stages;

const nameOf = (remote: string, { fault, place, group }: Case): string =>
  [remote, fault, place ?? group, group === 'files, earlier release too' ? 'in every release' : '']
    .filter(Boolean)
    .join(', ');

for (const { row, seen } of sample)
  test(`a fault of a remote leaves the rest of the page as it was: ${nameOf('games', row)}`, async ({ lab }) => {
    if (!games) throw new Error('No stage for the games.');
    const outcome = await lab.observe(row, games);
    if ('whyNot' in outcome) throw new Error(`The games cannot have it: ${outcome.whyNot}.`);
    expect(outcome.seen).toBe(seen);
    expectContained(nameOf('games', row), outcome);
  });

// One test for each row and remote: two workers share them, and one alone can be tried again.
for (const stage of stages)
  for (const row of cases)
    test(`a visitor can go on after a fault of ${nameOf(stage.remote, row)} @full`, async ({ lab }) => {
      test.setTimeout(180_000);
      const outcome = await lab.observe(row, stage);
      writeResult(nameOf(stage.remote, row), { remote: stage.remote, row, outcome });
      if (!('whyNot' in outcome)) expectContained(nameOf(stage.remote, row), outcome);
    });
