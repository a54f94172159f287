import { readBoot } from './boot/read-boot.ts';
import { startOrShowFailure } from './boot/start-or-show-failure.ts';

void startOrShowFailure(async () => {
  // Shell code and boot document load in parallel; the shell's own code is a chunk, so that it is parsed beside the
  // vendor code.
  const [{ start }, boot] = await Promise.all([import(/* webpackChunkName: "start" */ './start.ts'), readBoot()]);
  // The code has just been evaluated; to start in the same task would hold the main thread twice as long.
  await new Promise((resume) => setTimeout(resume));
  await start(boot);
});
