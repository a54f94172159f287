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

it('knows a test by its sentence, without the file it stands in', () => {
  expect([...passedTitles(unit, browser)]).toEqual([
    'the list of promotions says so when there are none',
    'stands alone',
    'a page › has a title',
  ]);
});

it('names each test that a rule rests on and that did not pass', () => {
  const rules = [{ section: '§2', rule: 'Titles', tests: ['a page › has a title', 'a page › is slow'] }];
  expect(coverageFaults(rules, passedTitles(unit, browser))).toEqual([
    '"Titles" rests on a test that did not pass: a page › is slow',
  ]);
});

it('lets no rule rest on nothing, unless a remote brings it later', () => {
  const rules = [
    { section: '§2', rule: 'VIP', tests: [], comesWith: 'promotions' },
    { section: '§2', rule: 'Home', tests: [] },
  ];
  expect(coverageFaults(rules, new Set())).toEqual(['"Home" rests on nothing']);
  expect(coverageTable(rules)).toContain('| VIP | — comes with promotions |');
});
