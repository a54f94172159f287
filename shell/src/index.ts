import { readBoot } from './boot/read-boot.ts';
import { startOrShowFailure } from './boot/start-or-show-failure.ts';
import { installFiles } from './remotes/trusted-files.ts';

void startOrShowFailure(async () => {
  const boot = await readBoot();
  installFiles(boot);
  // React makes some errors as it is evaluated: for the stack of each, a browser would parse the vendor code once more.
  const traced = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  // The shell's own code is a chunk, so that it is parsed beside the vendor code.
  const { start } = await import(/* webpackChunkName: "start" */ './start.ts').finally(() => {
    Error.stackTraceLimit = traced;
  });
  // The code has just been evaluated; to start in the same task would hold the main thread twice as long.
  await new Promise((resume) => setTimeout(resume));
  await start(boot);
});
