import Fastify from 'fastify';
import { standingClock } from './clock/clock.ts';
import { createJobs } from './jobs.ts';

describe('jobs', () => {
  const log = Fastify({ logger: false }).log;

  it('run when they are due by the operator’s clock, and not in between', async () => {
    const clock = standingClock(new Date('2026-01-01T00:00:00Z'));
    const jobs = createJobs(clock, log);
    const runs: Date[] = [];
    jobs.add({ name: 'minute', everyMs: 60_000, run: async (now) => void runs.push(now) });
    await jobs.runDue();
    await jobs.runDue();
    expect(runs).toHaveLength(1);
    clock.advance(60_000);
    await jobs.runDue();
    expect(runs).toHaveLength(2);
  });

  it('go on when one of them fails, and never run over each other', async () => {
    const clock = standingClock(new Date());
    const jobs = createJobs(clock, log);
    let inside = 0;
    let most = 0;
    jobs.add({ name: 'broken', everyMs: 1, run: () => Promise.reject(new Error('broken')) });
    jobs.add({
      name: 'slow',
      everyMs: 1,
      run: async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resume) => setTimeout(resume, 5));
        inside -= 1;
      },
    });
    await Promise.all([jobs.runDue(), jobs.runDue(), jobs.runDue()]);
    expect(most).toBe(1);
  });
});
