import { failedBrowserTests, failedUnitTests } from './failed-tests.ts';

describe('what failed', () => {
  it('is named by file and title, with the beginning of its first error, without colours', () => {
    const red = (text: string) => `\u001B[31m${text}\u001B[39m`;
    const message = [red('expect(received).toBe(expected)'), '', 'Expected: 1', 'Received: 2', 'a', 'b', 'c', 'd'].join(
      '\n',
    );
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
        error: 'expect(received).toBe(expected)\nExpected: 1\nReceived: 2\na\nb\nc',
      },
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
