import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ROOT } from '../../deploy/start/src/settings.ts';
import { type Case, cases } from './cases.ts';
import type { RegistryOutcome } from './registry.spec.ts';
import { resultsFolder } from './results.ts';
import { stages } from './stages.ts';
import {
  alike,
  isPossible,
  keptText,
  keyOf,
  type NotPossible,
  type Observed,
  type ObservedPlain,
  plainTexts,
  range,
  recoveryText,
  seenText,
} from './table.ts';

/** What a test has left; nothing if it has not run to its end. */
const read = <Content>(name: string): Content | undefined => {
  const path = `${resultsFolder}/${name}.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Content) : undefined;
};

/** In the place of what a run has not come to. */
const notObserved = 'not observed';
const remotes: readonly string[] = stages.map(({ remote }) => remote);
const placeOf = ({ remote }: { readonly remote: string }): number => remotes.indexOf(remote);
/** Each of our observations has a file of its own, whose name begins with the remote. */
const tried: readonly (Observed | NotPossible)[] = (existsSync(resultsFolder) ? readdirSync(resultsFolder) : [])
  .filter((file) => remotes.some((remote) => file.startsWith(`${remote}-`)))
  .flatMap((file) => read<Observed | NotPossible>(file.replace(/\.json$/, '')) ?? [])
  .sort((one, other) => placeOf(one) - placeOf(other));
const observed = tried.filter(isPossible);
const plain = read<readonly ObservedPlain[]>('plain') ?? [];
const registry = read<readonly RegistryOutcome[]>('registry') ?? [];
const refusals = read<readonly string[]>('gate') ?? [];
const onePage = read<{ readonly storageMs: number }>('page');

const inPlain = (row: Case | 'storage blocked', host: string) =>
  plain.find((each) => {
    if (each.host !== host) return false;
    return row === 'storage blocked' || each.row === 'storage blocked'
      ? each.row === row
      : keyOf(each.row) === keyOf(row);
  })?.outcome;

const titles: Readonly<Record<Case['group'], string>> = {
  files: 'A file of the new release',
  'files, earlier release too': 'A file of every release of the remote, so that there is none to go back to',
  network: 'The network of the visitor, which comes back',
  code: 'The code of the new release',
  documents: 'The signed documents of a page',
};

const head = `| fault | remotes | seen | kept | recovery | plain host | | plain host with options | |
|---|---|---|---|---|---|---|---|---|`;

function rowsOf(row: Case): readonly string[] {
  const here = observed.filter((each) => keyOf(each.row) === keyOf(row));
  const [basic, options] = ['basic', 'with options'].map((host) => plainTexts(row, inPlain(row, host)).join(' | '));
  if (here.length === 0)
    return [`| ${[row.fault, row.place].filter(Boolean).join(', ')} | ${notObserved} | | | | ${basic} | ${options} |`];
  return [
    ...alike(here).map((group, at) => {
      const outcomes = group.map(({ outcome }) => outcome);
      const [first] = outcomes;
      const who = group.length === remotes.length ? 'all six' : group.map(({ remote }) => remote).join(', ');
      const name = at === 0 ? [row.fault, row.place].filter(Boolean).join(', ') : '';
      const ours = [
        name,
        who,
        first ? seenText(first) : '',
        keptText(outcomes.map(({ kept }) => kept)),
        recoveryText(outcomes),
      ];
      return `| ${ours.join(' | ')} | ${at === 0 ? `${basic} | ${options}` : '| | |'} |`;
    }),
    ...impossible(row),
  ];
}

/** Remotes that cannot have a fault, by reason. */
function impossible(row: Case): readonly string[] {
  const here = tried.filter((each) => keyOf(each.row) === keyOf(row));
  const reasons = new Map<string, string[]>();
  for (const { remote, outcome } of here)
    if ('whyNot' in outcome) reasons.set(outcome.whyNot, [...(reasons.get(outcome.whyNot) ?? []), remote]);
  return [...reasons].map(([reason, who]) => `|  | ${who.join(', ')} | cannot have it: ${reason} | | | | | | |`);
}

const section = (group: Case['group']): string => {
  const rows = cases.filter((row) => row.group === group).flatMap(rowsOf);
  return `## ${titles[group]}\n${head}\n${rows.join('\n')}\n`;
};

const count = (seen: string): number => observed.filter(({ outcome }) => outcome.seen === seen).length;
const allKept = observed.filter(({ outcome }) => keptText([outcome.kept]) === 'all').length;
const blankOf = (host: string): string => {
  const all = plain.filter((each) => each.host === host);
  const of = (seen: string) => all.filter(({ outcome }) => outcome.seen === seen).length;
  const changed = all.filter(
    ({ row, outcome }) => row !== 'storage blocked' && row.fault === 'flipped byte' && outcome.seen === 'no difference',
  ).length;
  const stuck = all.filter(
    ({ outcome }) => outcome.seen === 'error with retry' && outcome.retryMs === undefined,
  ).length;
  return `${all.length} observations: ${of('whole page failed')} blank pages, ${of('error with retry')} errors in their place (the retry of ${stuck} never worked), ${of('fallback without retry')} fallbacks without a retry, ${of('waiting')} still waiting after 20 s, ${changed} changed files used unnoticed`;
};

const storage = ['basic', 'with options'].map(
  (host) => plainTexts('storage blocked', inPlain('storage blocked', host))[0],
);

/** Every remote has every row, or a reason why not. */
const all = cases.length * remotes.length;
const isComplete =
  tried.length === all && plain.length > 0 && registry.length > 0 && refusals.length > 0 && onePage !== undefined;
const incomplete = isComplete
  ? ''
  : `- **Not complete**: ${tried.length} of ${all} rows of ours; the run was interrupted, or was one of parts.\n`;

const text = `# Faults, and what a visitor saw of them

Generated by \`npm run test:full\`, or alone by \`npm run fault-table\`, on ${new Date().toISOString().slice(0, 10)}. Every run of \`npm test\` tries three of the rows.

Each row was made in a real browser: a page of a signed-in agent or of a visitor, with a form of another remote on it, in which something was typed before the fault began. *Kept* is the page without a reload, the same DOM node of the form, what was typed, the address and the session. *Recovery* is measured from the fault until the part worked, or, after the fault had ended, from the click on the retry or again on the part. The order of magnitude matters, not the tenth of a second. The new release is the one that has the fault; the one before it works, except where a title says otherwise.

The [plain host](../bench/plain-host/README.md) is what the documentation of \`@module-federation/enhanced\` builds, beside it the same with the options that it offers. It has no hashes, signatures or earlier releases; "–" is a fault that it has no place for, or that was not observed.

${incomplete}- Ours, ${observed.length} observations: ${count('the earlier release')} times the earlier release took the place of the new one by itself, ${count('error with retry')} times an error with a retry stood in the place of the part, ${count('no difference')} times there was no difference, ${count('message')} times the visitor was back on the page before the click with a message, ${count('waiting') + count('whole page failed')} times something else. Everything was kept in ${allKept} of them. ${observed.filter(({ outcome }) => outcome.retryMs !== undefined).length} retries were clicked after the fault had ended and brought the part back.
- Plain host, ${blankOf('basic')}.
- Plain host with options, ${blankOf('with options')}.

${(Object.keys(titles) as Case['group'][]).map(section).join('\n')}
## The registry, seen from an edge that has its releases
| fault | pages | a change during the fault | in pages after the fault |
|---|---|---|---|
${registry.length === 0 ? `| ${notObserved} | | | |` : ''}${registry.map(({ fault, changed, recoveryMs }) => `| ${fault} | no difference | ${changed ? '**taken**' : 'not taken'} | ${range([recoveryMs])} |`).join('\n')}

## A release for a later shell
*Old shell* above is such a release in a page all the same. A page does not compare versions: it is refused when a module of the shell is missing, and used when none is. The registry refuses it when it is published: ${refusals.length === 0 ? notObserved : `${refusals.length} of ${remotes.length} remotes were refused, with sentences such as`}

${refusals
  .slice(0, 1)
  .map((each) => `> ${each}\n`)
  .join('')}
Not tried with every file, because another file adds nothing new: styles, messages and lists that do not arrive at all (404 stands for them), and releases without an earlier one (a chunk stands for them). A visitor who is offline has no earlier release either: nothing can be asked for.

## The whole page
| fault | ours | plain host | plain host with options |
|---|---|---|---|
| storage blocked by the browser | ${onePage ? `games, lottery and promotions work (${range([onePage.storageMs])} after the start)` : notObserved} | ${storage.join(' | ')} |
`;

writeFileSync(`${ROOT}/docs/faults.md`, text);
// The next run starts from nothing.
rmSync(resultsFolder, { recursive: true });
