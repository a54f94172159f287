import * as core from '@module-federation/runtime-core';

/** Gives the remotes the shell's federation runtime. `provideExternalRuntime` would bundle it twice. */
export default () => ({
  name: 'provide-core',
  beforeInit(args) {
    globalThis._FEDERATION_RUNTIME_CORE = core;
    return args;
  },
});
