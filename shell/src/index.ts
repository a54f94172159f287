import { readBoot } from './boot/read-boot.ts';
import { startOrShowFailure } from './boot/start-or-show-failure.ts';

void startOrShowFailure(async () => {
  // Shell code and boot document load in parallel; the shell's own code is a chunk, so that it is parsed beside the
  // vendor code.
  const [{ start }, boot] = await Promise.all([import(/* webpackChunkName: "start" */ './start.ts'), readBoot()]);
  await start(boot);
});
