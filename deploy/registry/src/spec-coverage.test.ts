import { coverageFaults, coverageTable, passedTitles } from './spec-coverage.ts';

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
  const rules = [{ section: '§2', rule: 'Titles', tests: ['a page › has a title', 'a page › is slow'] }];
  expect(coverageFaults(rules, passedTitles(unit, browser))).toEqual([
    '"Titles" names a test that did not pass: a page › is slow',
  ]);
});

it('a rule without tests is reported, unless a remote implements it later', () => {
  const rules = [
    { section: '§2', rule: 'VIP', tests: [], comesWith: 'promotions' },
    { section: '§2', rule: 'Home', tests: [] },
  ];
  expect(coverageFaults(rules, new Set())).toEqual(['"Home" has no test']);
  expect(coverageTable(rules)).toContain('| VIP | — later, with promotions |');
});
