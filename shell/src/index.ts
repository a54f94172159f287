import { adoptStyles } from './boot/adopt-styles.ts';
import { readBoot } from './boot/read-boot.ts';
import { startOrShowFailure } from './boot/start-or-show-failure.ts';
import { installFiles } from './remotes/trusted-files.ts';

void startOrShowFailure(async () => {
  const boot = await readBoot();
  installFiles(boot);
  adoptStyles();
  // React creates errors as its module is evaluated, and Chromium parses the vendor code again for the stack of each. An error
  // that is thrown here has no stack either.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  // The shell's own code is a chunk, so that it is parsed beside the vendor code.
  const { start } = await import(/* webpackChunkName: "start" */ './start.ts').finally(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  // The code has just been evaluated; to start in the same task would hold the main thread twice as long.
  await new Promise((resume) => setTimeout(resume));
  await start(boot);
});
