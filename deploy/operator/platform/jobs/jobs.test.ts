import Fastify from 'fastify';
import { standingClock } from '../clock/clock.ts';
import { createJobs, type Job } from './jobs.ts';

const everySecond = { everyMs: 1000 } as const;

function setUp() {
  const { log } = Fastify({ logger: false });
  const clock = standingClock(new Date('2026-01-01T00:00:00Z'));
  return { clock, log, jobs: createJobs(clock, log) };
}

/** A run that ends when it is told to, or with its signal. */
function controllableRun() {
  let release = () => {};
  const started: Date[] = [];
  const run: Job['run'] = (now, signal) => {
    started.push(now);
    return new Promise<void>((resolve, reject) => {
      release = resolve;
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  };
  return { run, started, release: () => release() };
}

describe('jobs', () => {
  it('run when they are due by the operator’s clock, and not in between', async () => {
    const { clock, jobs } = setUp();
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
    const { clock, jobs } = setUp();
    let inside = 0;
    let most = 0;
    let runs = 0;
    jobs.add({ name: 'broken', everyMs: 1, run: () => Promise.reject(new Error('broken')) });
    jobs.add({
      name: 'slow',
      everyMs: 1,
      run: async () => {
        inside += 1;
        runs += 1;
        most = Math.max(most, inside);
        clock.advance(1);
        await new Promise((resume) => setTimeout(resume, 5));
        inside -= 1;
      },
    });
    await Promise.all([jobs.runDue(), jobs.runDue(), jobs.runDue()]);
    expect([runs, most]).toEqual([3, 1]);
  });

  it('do not wait for a job that is slow or hangs', async () => {
    const { clock, jobs } = setUp();
    const slow = controllableRun();
    const quick = jest.fn(async () => undefined);
    jobs.add({ name: 'slow', ...everySecond, run: slow.run });
    jobs.add({ name: 'quick', ...everySecond, run: quick });
    const first = jobs.runDue();
    await new Promise(setImmediate);
    clock.advance(1000);
    const second = jobs.runDue();
    await new Promise(setImmediate);
    expect(quick).toHaveBeenCalledTimes(2);
    expect(slow.started).toHaveLength(1);
    slow.release();
    await first;
    await new Promise(setImmediate);
    expect(slow.started).toHaveLength(2);
    slow.release();
    await second;
  });

  it('are awaited by a call that runs what is due, until each has ended', async () => {
    const { jobs } = setUp();
    const slow = controllableRun();
    jobs.add({ name: 'slow', ...everySecond, run: slow.run });
    let isOver = false;
    const due = jobs.runDue().then(() => {
      isOver = true;
    });
    await new Promise(setImmediate);
    expect(isOver).toBe(false);
    slow.release();
    await due;
  });

  it('lose what they wait for at their deadline, which is logged with their name', async () => {
    const { clock, log, jobs } = setUp();
    const logged = jest.spyOn(log, 'error');
    const hanging = controllableRun();
    jobs.add({ name: 'hanging', ...everySecond, deadlineMs: 10, run: hanging.run });
    await jobs.runDue();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledWith({ job: 'hanging', deadlineMs: 10 }, 'a job passed its deadline');
    clock.advance(1000);
    await jobs.runDue();
    expect(hanging.started).toHaveLength(2);
  });

  it('are not started a second time while a run that ignored its deadline goes on', async () => {
    const { clock, jobs } = setUp();
    let started = 0;
    let end = () => {};
    jobs.add({
      name: 'deaf',
      ...everySecond,
      deadlineMs: 10,
      run: () => {
        started += 1;
        return new Promise<void>((resolve) => {
          end = resolve;
        });
      },
    });
    await jobs.runDue();
    clock.advance(1000);
    await jobs.runDue();
    expect(started).toBe(1);
    end();
    await new Promise(setImmediate);
    await jobs.runDue();
    expect(started).toBe(2);
  });

  it('do not delay the operator when it stops', async () => {
    const { jobs } = setUp();
    const hanging = controllableRun();
    jobs.add({ name: 'hanging', ...everySecond, run: hanging.run });
    const due = jobs.runDue();
    await new Promise(setImmediate);
    await jobs.stop();
    await due;
    expect(hanging.started).toHaveLength(1);
  });
});
