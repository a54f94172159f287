import { setTimeout as wait } from 'node:timers/promises';
import { afterUnpausedTime } from './render-thread.ts';

describe('the time limit of a page', () => {
  it('does not pass while the whole machine is paused', async () => {
    const passed = jest.fn();
    afterUnpausedTime(200, passed);
    for (const end = Date.now() + 400; Date.now() < end; );
    await wait(1);
    expect(passed).not.toHaveBeenCalled();
    await wait(1000);
    expect(passed).toHaveBeenCalledTimes(1);
  });

  it('begins again with each contribution', async () => {
    const passed = jest.fn();
    let entered = 0;
    const cancel = afterUnpausedTime(200, passed, () => entered-- > 0);
    entered = 15;
    await wait(250);
    expect(passed).not.toHaveBeenCalled();
    await wait(700);
    expect(passed).toHaveBeenCalledTimes(1);
    cancel();
  });

  it('can be cancelled', async () => {
    const passed = jest.fn();
    const cancel = afterUnpausedTime(20, passed);
    cancel();
    await wait(60);
    expect(passed).not.toHaveBeenCalled();
  });
});
