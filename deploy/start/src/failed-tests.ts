import { stripVTControlCharacters } from 'node:util';

/** A test that failed, with the beginning of its first error, without lines that do not help to find the fault. */
export interface FailedTest {
  readonly title: string;
  readonly error: string;
}

/** A report of jest, as far as it says what failed. */
export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    /** Of a suite that could not run. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}

interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

/** A report of Playwright, as far as it says what failed. */
export interface BrowserReport {
  readonly suites: readonly Suite[];
}

const mostLines = 16;
const longestLine = 240;
/** Lines that do not help to find the fault: the head of a comparison, and where a library called from. */
const unhelpful = /^\s*(?:$|[-+] (?:Expected|Received) +[-+]|[-+] +Array \[|expect\(|\+? *at .*\/vendor\.js)/;

function beginningOf(message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !unhelpful.test(line));
  return lines
    .slice(0, mostLines)
    .map((line) => line.slice(0, longestLine))
    .join('\n');
}

export const failedUnitTests = ({ testResults }: UnitReport): readonly FailedTest[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && assertionResults.length === 0) return [{ title: name, error: beginningOf(message) }];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      title: `${name}: ${fullName}`,
      error: beginningOf(failureMessages[0]),
    }));
  });

const specsOf = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** Those that failed at every try, and those that passed at their second. */
export const failedBrowserTests = ({ suites }: BrowserReport): readonly FailedTest[] =>
  suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        title: `${file}: ${title}${status === 'flaky' ? ' (passed at its second try)' : ''}`,
        error: beginningOf(results.find(({ error }) => error)?.error?.message),
      })),
  );
