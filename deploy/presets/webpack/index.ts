export type { BuildOptions } from './base.ts';
export { baseConfig } from './base.ts';
export { consoleConfig } from './console.ts';
export { containerName, REMOTE_ENTRY_CHUNK, remoteConfig } from './remote.ts';
export { shellConfig, styleEntries, vendorSplit } from './shell.ts';
