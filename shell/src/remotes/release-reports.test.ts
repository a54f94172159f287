/** @jest-environment jsdom */
import { LoadFailure } from './load-failure.ts';
import { reportFailure, reportUse } from './release-reports.ts';

const sent: object[] = [];
let work: (() => void)[] = [];
const whenIdleAgain = () => {
  for (const each of work.splice(0)) each();
};

beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation();
  Object.assign(window, { requestIdleCallback: (each: () => void) => work.push(each) });
  Object.assign(globalThis, {
    Blob: class {
      constructor(readonly parts: readonly string[]) {}
    },
  });
  const sendBeacon = (_: string, { parts }: { parts: readonly string[] }) => sent.push(JSON.parse(parts.join('')));
  Object.assign(navigator, { sendBeacon });
});
beforeEach(() => {
  sent.length = 0;
  work = [];
});

describe('a page', () => {
  it('reports the parts of a canary that it uses, once, and only when it is idle', () => {
    const wallet = { id: 'wallet', version: '1.1.0', isCanary: true } as const;
    for (const part of ['slot:home.main#0', 'dialog:deposit', 'dialog:deposit']) reportUse(wallet, part);
    expect(sent).toEqual([]);
    whenIdleAgain();
    expect(sent).toEqual([{ remote: 'wallet', version: '1.1.0', used: ['slot:home.main#0', 'dialog:deposit'] }]);
    reportUse({ ...wallet }, 'dialog:deposit');
    reportUse({ ...wallet }, 'route:/wallet');
    whenIdleAgain();
    expect(sent.slice(1)).toEqual([{ remote: 'wallet', version: '1.1.0', used: ['route:/wallet'] }]);
  });

  it('reports a canary of the shell as a whole', () => {
    const shell = { id: 'shell', version: '2.0.0', isCanary: true } as const;
    reportUse(shell);
    reportUse(shell);
    whenIdleAgain();
    expect(sent).toEqual([{ remote: 'shell', version: '2.0.0', used: [] }]);
  });

  it('reports nothing of a release that everybody has', () => {
    reportUse({ id: 'wallet', version: '1.0.0' }, 'dialog:deposit');
    whenIdleAgain();
    expect(sent).toEqual([]);
  });

  it('reports which part has failed, each failure once, and a few at most', () => {
    const failures = Array.from({ length: 9 }, () => new LoadFailure('render', 'wallet', new Error('broken')));
    for (const failure of failures) {
      reportFailure(failure, '1.1.0', 'dialog:deposit');
      reportFailure(failure, '1.1.0');
    }
    expect(sent).toHaveLength(5);
    const [{ id } = { id: '' }] = failures;
    expect(sent[0]).toEqual({ remote: 'wallet', version: '1.1.0', step: 'render', part: 'dialog:deposit', id });
  });
});
