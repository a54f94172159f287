import type { Decision } from '@tessera/shared/registry/resolve';
import Fastify from 'fastify';
import { edgeLimits } from './limits.ts';
import { ReleaseReports, serveReports } from './release-reports.ts';
import type { ReleaseReport } from './releases/registry-client.ts';
import type { ReleaseStore } from './releases/release-store.ts';
import { readBodies } from './request-bodies.ts';

const canary: Decision = { id: 'wallet', version: '1.1.0', because: 'canary', steps: [] };
const failed = { remote: 'wallet', version: '1.1.0', step: 'render', id: 'a1b2c3' };

let sent: ReleaseReport[];
let reports: ReleaseReports;

function start() {
  sent = [];
  reports = new ReleaseReports(async (report) => void sent.push(report));
  const here = new Set(['wallet/1.1.0']);
  const release = (id: string, version: string) => here.has(`${id}/${version}`);
  const app = Fastify();
  readBodies(app, edgeLimits);
  serveReports(app, { source: { current: () => ({ release }) } } as unknown as ReleaseStore, reports);
  return (body: object | string, remoteAddress = '10.0.0.1') =>
    app
      .inject({
        ...{ method: 'POST', url: '/edge/reports', remoteAddress, headers: { 'content-type': 'application/json' } },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      })
      .then(({ statusCode }) => statusCode);
}
afterEach(() => reports.close());

describe('the reports of pages', () => {
  it('reach the registry with the number of pages that got the canary, and nothing of who saw it', async () => {
    const report = start();
    reports.loaded([canary, canary, { ...canary, because: 'stable' }]);
    expect(await report(failed)).toBe(204);
    expect(await report({ ...failed, step: 'integrity' }, '10.0.0.2')).toBe(204);
    await reports.flush();
    expect(sent).toEqual([
      {
        remote: 'wallet',
        version: '1.1.0',
        loads: 2,
        failures: { render: 1, integrity: 1 },
        subjects: expect.any(Array),
      },
    ]);
    expect(sent[0]?.subjects).toHaveLength(2);
    expect(JSON.stringify(sent)).not.toContain('10.0.0');
    await reports.flush();
    expect(sent).toHaveLength(1);
  });

  it('are those of one visitor, however often one address reports', async () => {
    const report = start();
    for (let count = 0; count < 20; count++) expect(await report(failed)).toBe(204);
    expect(await report(failed)).toBe(429);
    expect(await report(failed, '10.0.0.2')).toBe(204);
    await reports.flush();
    expect(sent[0]?.failures).toEqual({ render: 21 });
    expect(sent[0]?.subjects).toHaveLength(2);
  });

  it('are not counted for a release that no page has', async () => {
    const report = start();
    expect(await report({ ...failed, version: '6.6.6' })).toBe(204);
    await reports.flush();
    expect(sent).toEqual([]);
  });

  it.each([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['an unknown step', { ...failed, step: 'x' }, 400],
    ['a version that is none', { ...failed, version: '../..' }, 400],
    ['a long text', { ...failed, id: 'x'.repeat(2_000) }, 413],
  ])('are refused as %s', async (_, body, status) => {
    const report = start();
    expect(await report(body)).toBe(status);
    await reports.flush();
    expect(sent).toEqual([]);
  });

  it('that the registry does not take cost no page anything', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    reports = new ReleaseReports(async () => {
      throw new Error('away');
    });
    reports.loaded([canary]);
    await reports.flush();
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('wallet 1.1.0'));
    complaint.mockRestore();
  });
});
