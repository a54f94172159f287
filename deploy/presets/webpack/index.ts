export type { BuildOptions } from './base.ts';
export { baseConfig } from './base.ts';
export { consoleConfig } from './console.ts';
export { REMOTE_ENTRY_CHUNK, remoteConfig } from './remote.ts';
export { shellConfigs, vendorSplit } from './shell.ts';
export { stylesConfig } from './styles.ts';
