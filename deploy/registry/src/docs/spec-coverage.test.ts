import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bulletFaults,
  checkCoverage,
  coverageFaults,
  coverageTable,
  passedTitles,
  pointsOf,
  unnumbered,
} from './spec-coverage.ts';

const unit = {
  testResults: [
    {
      assertionResults: [
        { status: 'passed', fullName: 'the list of promotions says so when there are none' },
        { status: 'failed', fullName: 'a withdrawal arrives' },
      ],
    },
  ],
};
const browser = {
  suites: [
    {
      title: 'shell/boot.spec.ts',
      specs: [{ title: 'stands alone', ok: true }],
      suites: [
        {
          title: 'a page',
          specs: [
            { title: 'has a title', ok: true },
            { title: 'is slow', ok: false },
          ],
        },
      ],
    },
  ],
};

it('the title of a test is its suites and its name, without its file', () => {
  expect([...passedTitles(unit, browser)]).toEqual([
    'the list of promotions says so when there are none',
    'stands alone',
    'a page › has a title',
  ]);
});

it('a rule with a test that did not pass is reported with that test', () => {
  const rules = [
    { section: '§2', rule: 'Titles', bullets: ['2.1'], tests: ['a page › has a title', 'a page › is slow'] },
  ];
  expect(coverageFaults(rules, passedTitles(unit, browser))).toEqual([
    '"Titles" names a test that did not pass: a page › is slow',
  ]);
});

describe('a run that leaves long tests to a full run', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tessera-coverage-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (name: string, content: unknown): string => {
    const file = join(root, name);
    writeFileSync(file, JSON.stringify(content));
    return file;
  };

  it('takes a rule whose test it has not run, but not one whose test has failed or does not exist', () => {
    mkdirSync(join(root, 'docs/coverage'), { recursive: true });
    const tests = ['a page › has a title', 'a page › is slow', 'takes hours', 'is gone'];
    write('docs/coverage/rules.json', [{ section: '§2', rule: 'Titles', bullets: ['2.1'], tests }]);
    const long = { title: 'hours.spec.ts', specs: [{ title: 'takes hours', ok: true }] };
    const reports = {
      unit: write('unit.json', unit),
      browser: write('browser.json', browser),
      allBrowser: write('all.json', { suites: [...browser.suites, long] }),
    };
    expect(checkCoverage(root, reports)).toEqual([
      '"Titles" names a test that did not pass: a page › is slow',
      '"Titles" names a test that did not pass: is gone',
    ]);
  });
});

it('a rule without tests is reported, unless a remote implements it later', () => {
  const rules = [
    { section: '§2', rule: 'VIP', bullets: ['2.1'], tests: [], comesWith: 'promotions' },
    { section: '§2', rule: 'Home', bullets: ['2.2', '2.3'], tests: [] },
  ];
  expect(coverageFaults(rules, new Set())).toEqual(['"Home" has no test']);
  expect(coverageTable(rules)).toContain('| 2.1 | VIP | — later, with promotions |');
});

describe('the points of the specification', () => {
  const specification = [
    '[2.1] All routes use history mode.',
    '| [2.2] /index | home |',
    '- [4.4] Go to /, see [9.9].',
  ].join('\n');

  it('are the numbers before its sentences, table rows and list items', () => {
    expect(pointsOf(specification)).toEqual(['2.1', '2.2', '4.4']);
  });

  it('each need a rule: one without is reported', () => {
    const rules = [{ rule: 'Routes', bullets: ['2.1', '2.2'] }];
    expect(bulletFaults(rules, pointsOf(specification))).toEqual(['no rule covers docs/spec.md [4.4]']);
  });

  it('are the only ones that a rule may name, and it must name one', () => {
    const rules = [
      { rule: 'Routes', bullets: ['2.1', '2.2', '4.4', '4.5'] },
      { rule: 'Colours', bullets: [] },
    ];
    expect(bulletFaults(rules, pointsOf(specification))).toEqual([
      '"Routes" names [4.5], which docs/spec.md does not have',
      '"Colours" names no point of docs/spec.md',
    ]);
  });

  it('have a number of their section: a sentence, a table row or an item without one is reported', () => {
    const text = `# Title
Before the sections nothing is numbered.
## 1. What it does
- Nor here.
## 2. Screens
[2.1] All routes.
| Route | Purpose |
|---|---|
| [2.2] / | home |
| /new | a row |

### Dialogs
- A new item.
A new sentence.
- [4.1] An item of another section.
`;
    expect(unnumbered(text).map((fault) => fault.split(':')[1])).toEqual([
      '10 has no number of §2',
      '13 has no number of §2',
      '14 has no number of §2',
      '15 has no number of §2',
    ]);
  });

  it('have one number each: the same number twice is reported', () => {
    expect(bulletFaults([{ rule: 'Home', bullets: ['2.2'] }], ['2.2', '2.2'])).toEqual([
      'docs/spec.md has [2.2] twice',
    ]);
  });
});
