import { existsSync, readFileSync } from 'node:fs';

/** One rule of the specification and the titles of the tests that hold it. */
interface Rule {
  readonly section: string;
  readonly rule: string;
  /** Whole titles: what a test prints, its suites before it. */
  readonly tests: readonly string[];
  /** The remote that brings it with an issue of its own: its tests come then (decision 6). */
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

/** Titles of everything that passed in a run, from the reports it left. */
export function passedTitles(jest: JestReport, browser: { readonly suites: readonly BrowserSuite[] }): Set<string> {
  const unit = jest.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  );
  // The outermost suite of a browser test is its file: no part of its sentence.
  return new Set([...unit, ...browser.suites.flatMap((file) => titlesOf(file, []))]);
}

function titlesOf({ specs = [], suites = [] }: BrowserSuite, above: readonly string[]): string[] {
  return [
    ...specs.filter(({ ok }) => ok).map(({ title }) => [...above, title].join(' › ')),
    ...suites.flatMap((suite) => titlesOf(suite, [...above, suite.title])),
  ];
}

/** What is wrong with the rules in view of a run: a test that did not pass or that nobody knows, or none at all. */
export function coverageFaults(rules: readonly Rule[], passed: ReadonlySet<string>): string[] {
  return rules.flatMap(({ rule, tests, comesWith }) => [
    ...(tests.length === 0 && !comesWith ? [`"${rule}" rests on nothing`] : []),
    ...tests
      .filter((title) => !passed.has(title))
      .map((title) => `"${rule}" rests on a test that did not pass: ${title}`),
  ]);
}

export function coverageTable(rules: readonly Rule[]): string {
  const sections = [...new Set(rules.map(({ section }) => section))];
  const held = rules.filter(({ comesWith }) => !comesWith).length;
  const cell = (text: string) => text.replaceAll('|', '\\|');
  return [
    '# What holds the specification',
    '',
    `Generated from \`rules.json\`; the test run fails when a test named here did not pass. ${held} of ${rules.length} rules are held by tests;`,
    'the others come with an issue of the remote that is named, and until then their addresses say not found and no menu leads there (decision 6).',
    ...sections.flatMap((section) => [
      '',
      `## ${section}`,
      '',
      '| rule | held by |',
      '|---|---|',
      ...rules
        .filter((rule) => rule.section === section)
        .map(({ rule, tests, comesWith }) => {
          const later = comesWith ? [`— comes with ${comesWith}`] : [];
          return `| ${cell(rule)} | ${[...later, ...tests.map(cell)].join('<br>')} |`;
        }),
    ]),
    '',
  ].join('\n');
}

/** Checks the rules against a run's two reports; answers the faults. */
export function checkCoverage(root: string, jestReport: string, browserReport: string): string[] {
  if (!existsSync(jestReport) || !existsSync(browserReport)) return ['A report is missing: a step before did not run.'];
  const rules = readRules(root);
  const passed = passedTitles(
    JSON.parse(readFileSync(jestReport, 'utf8')),
    JSON.parse(readFileSync(browserReport, 'utf8')),
  );
  return coverageFaults(rules, passed);
}

/** The rules as they stand in the checkout at `root`. */
export const readRules = (root: string): readonly Rule[] =>
  JSON.parse(readFileSync(`${root}/docs/coverage/rules.json`, 'utf8'));
