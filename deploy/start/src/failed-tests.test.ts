import { failedBrowserTests, failedUnitTests } from './failed-tests.ts';

describe('what failed', () => {
  it('is named by file and title, with the beginning of its first error, without colours', () => {
    const red = (text: string) => `\u001B[31m${text}\u001B[39m`;
    const details = Array.from({ length: 20 }, (_, at) => `line ${at}`);
    const message = [red('Error: how much'), '', 'Expected: 1', 'Received: 2', ...details].join('\n');
    const testResults = [
      {
        name: 'slip.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'a slip is kept' },
          { status: 'failed', fullName: 'a slip is sent', failureMessages: [message, 'another'] },
        ],
      },
    ];
    expect(failedUnitTests({ testResults })).toEqual([
      {
        title: 'slip.test.ts: a slip is sent',
        error: ['Error: how much', 'Expected: 1', 'Received: 2', ...details.slice(0, 13)].join('\n'),
      },
    ]);
  });

  it('on a page that logged errors is shown with them and our own stack frames, without those of libraries', () => {
    const message = `Error: errors on the page

expect(received).toEqual(expected) // deep equality

- Expected  -  1
+ Received  + 60

- Array []
+ Array [
+   "[rendered] Error: Minified React error #418
+     at r2 (http://aurora.localhost/assets/shell/1.1.0/vendor.js:8:30910)
+     at div (<anonymous>)
+     at S (http://aurora.localhost/assets/games/1.0.0/903.js:1:5010)"`;
    const [logged] = failedBrowserTests({
      suites: [
        { specs: [{ title: 'a', file: 'b', tests: [{ status: 'unexpected', results: [{ error: { message } }] }] }] },
      ],
    });
    expect(logged?.error.split('\n')).toEqual([
      'Error: errors on the page',
      '+   "[rendered] Error: Minified React error #418',
      '+     at div (<anonymous>)',
      '+     at S (http://aurora.localhost/assets/games/1.0.0/903.js:1:5010)"',
    ]);
  });

  it('is named by its suite where that could not run; suites that passed are left out', () => {
    const testResults = [
      { name: 'broken.test.ts', message: 'Cannot find module', assertionResults: [] },
      { name: 'fine.test.ts', message: '', assertionResults: [{ status: 'passed', fullName: 'fine' }] },
    ];
    expect(failedUnitTests({ testResults })).toEqual([{ title: 'broken.test.ts', error: 'Cannot find module' }]);
  });

  it('in a browser is found in all suites, also where the second try passed', () => {
    const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
      ...{ title, file: 'lottery/trends.spec.ts' },
      tests: [{ status, results: messages.map((text) => (text === undefined ? {} : { error: { message: text } })) }],
    });
    const suites = [
      {
        specs: [spec('is drawn', 'expected', undefined)],
        suites: [
          { specs: [spec('is read', 'flaky', 'Timeout', undefined), spec('is saved', 'unexpected', 'Error: 1')] },
        ],
      },
    ];
    expect(failedBrowserTests({ suites })).toEqual([
      { title: 'lottery/trends.spec.ts: is read (passed at its second try)', error: 'Timeout' },
      { title: 'lottery/trends.spec.ts: is saved', error: 'Error: 1' },
    ]);
  });
});
