import { existsSync, readFileSync } from 'node:fs';

/** One rule of the specification and the titles of the tests that prove it. */
interface Rule {
  readonly section: string;
  readonly rule: string;
  /** The points of `docs/spec.md` that it covers, at least one. */
  readonly bullets: readonly string[];
  /** Full titles as printed: the suites, then the test. */
  readonly tests: readonly string[];
  /** The remote that will implement the rule later, with its tests (decision 6). */
  readonly comesWith?: string;
}

interface JestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface BrowserSuite {
  readonly title: string;
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly BrowserSuite[];
}

interface BrowserReport {
  readonly suites: readonly BrowserSuite[];
}

/** Titles of all tests that passed, from a run's reports. */
export function passedTitles(jest: JestReport, browser: BrowserReport): Set<string> {
  const unit = jest.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  );
  // The outermost suite of a browser test is its file, which is not part of the title.
  return new Set([...unit, ...browser.suites.flatMap((file) => titlesOf(file, ({ ok }) => ok))]);
}

/** Titles of all browser tests that a list of them has, whether they ran or not. */
const listedTitles = (list: BrowserReport): string[] => list.suites.flatMap((file) => titlesOf(file, () => true));

function titlesOf(
  { specs = [], suites = [] }: BrowserSuite,
  isWanted: (spec: { readonly ok: boolean }) => boolean,
  above: readonly string[] = [],
): string[] {
  return [
    ...specs.filter(isWanted).map(({ title }) => [...above, title].join(' › ')),
    ...suites.flatMap((suite) => titlesOf(suite, isWanted, [...above, suite.title])),
  ];
}

/**
 * Faults of the rules: a rule without tests, or with a test that did not pass or does not exist. `passed` has the titles of those
 * that passed, and of those that only a full run has.
 */
export function coverageFaults(rules: readonly Rule[], passed: ReadonlySet<string>): string[] {
  return rules.flatMap(({ rule, tests, comesWith }) => [
    ...(tests.length === 0 && !comesWith ? [`"${rule}" has no test`] : []),
    ...tests.filter((title) => !passed.has(title)).map((title) => `"${rule}" names a test that did not pass: ${title}`),
  ]);
}

const POINT = /^(?:- |\| )?\[(\d+\.\d+)\] /gm;

/** The numbers of all points of the specification, from its text. */
export const pointsOf = (specification: string): string[] =>
  [...specification.matchAll(POINT)].map(([, number = '']) => number);

/** Faults between rules and specification: a point without a rule, a point named twice, a rule that names no or an unknown point. */
export function bulletFaults(rules: readonly Pick<Rule, 'rule' | 'bullets'>[], points: readonly string[]): string[] {
  const covered = new Set(rules.flatMap(({ bullets }) => bullets));
  return [
    ...points.filter((point, at) => points.indexOf(point) !== at).map((point) => `docs/spec.md has [${point}] twice`),
    ...points.filter((point) => !covered.has(point)).map((point) => `no rule covers docs/spec.md [${point}]`),
    ...rules.flatMap(({ rule, bullets }) => [
      ...(bullets.length === 0 ? [`"${rule}" names no point of docs/spec.md`] : []),
      ...bullets
        .filter((point) => !points.includes(point))
        .map((point) => `"${rule}" names [${point}], which docs/spec.md does not have`),
    ]),
  ];
}

const TABLE_LINE = /^\|[-| ]+\|$/;

/** Sentences, list items and table rows of §2 to §9 that have no number of their section: no rule could name them. */
export function unnumbered(specification: string): string[] {
  let section: string | undefined;
  const lines = specification.split('\n');
  return lines.flatMap((line, at) => {
    section = /^## (\d)\./.exec(line)?.[1] ?? section;
    const isText = line.trim() !== '' && !line.startsWith('#') && !TABLE_LINE.test(line);
    const isHead = TABLE_LINE.test(lines[at + 1] ?? '');
    if (!section || section === '1' || !isText || isHead) return [];
    const [, number] = /^(?:- |\| )?\[(\d+)\.\d+\] /.exec(line) ?? [];
    return number === section ? [] : [`docs/spec.md:${at + 1} has no number of §${section}: ${line.slice(0, 60)}`];
  });
}

/** The faults between the rules and the specification of the checkout at `root`. */
export function specificationFaults(root: string): string[] {
  const specification = readFileSync(`${root}/docs/spec.md`, 'utf8');
  return [...unnumbered(specification), ...bulletFaults(readRules(root), pointsOf(specification))];
}

export function coverageTable(rules: readonly Rule[]): string {
  const sections = [...new Set(rules.map(({ section }) => section))];
  const tested = rules.filter(({ comesWith }) => !comesWith).length;
  const cell = (text: string) => text.replaceAll('|', '\\|');
  return [
    '# Rules of the specification and their tests',
    '',
    `Generated from \`rules.json\`. The points are those of [the specification](../spec.md); \`npm run check\` fails when no rule covers a point,`,
    `and the test run fails when a test named here did not pass. ${tested} of ${rules.length} rules have tests.`,
    ...(tested < rules.length
      ? [
          'The others belong to a remote that implements them later. Until then their paths answer "not found" and no menu links to them (decision 6).',
        ]
      : []),
    ...sections.flatMap((section) => [
      '',
      `## ${section}`,
      '',
      '| points | rule | tests |',
      '|---|---|---|',
      ...rules
        .filter((rule) => rule.section === section)
        .map(({ rule, bullets, tests, comesWith }) => {
          const later = comesWith ? [`— later, with ${comesWith}`] : [];
          return `| ${bullets.join(', ')} | ${cell(rule)} | ${[...later, ...tests.map(cell)].join('<br>')} |`;
        }),
    ]),
    '',
  ].join('\n');
}

interface Reports {
  readonly unit: string;
  readonly browser: string;
  /** A list of all browser tests, for a run that leaves the long ones to a full run. */
  readonly allBrowser?: string;
}

/** Compares the rules with a run's reports, given by their paths; returns the faults. */
export function checkCoverage(root: string, { unit, browser, allBrowser }: Reports): string[] {
  const files = [unit, browser, ...(allBrowser ? [allBrowser] : [])];
  if (!files.every((file) => existsSync(file))) return ['A report is missing, because an earlier step did not run.'];
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const ofBrowser = read(browser);
  const passed = passedTitles(read(unit), ofBrowser);
  const known = new Set(listedTitles(ofBrowser));
  const long = allBrowser ? listedTitles(read(allBrowser)).filter((title) => !known.has(title)) : [];
  return coverageFaults(readRules(root), new Set([...passed, ...long]));
}

/** The rules in the checkout at `root`. */
export const readRules = (root: string): readonly Rule[] =>
  JSON.parse(readFileSync(`${root}/docs/coverage/rules.json`, 'utf8'));
