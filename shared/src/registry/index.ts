export { type Boot, FAILURE_TEXTS_ID, type FailureTexts } from './boot.ts';
export { isAvailable, type Surroundings, surroundingsOf } from './conditions.ts';
export { HOME_PATH, isBelowFold, matchesPath, partsAtPath } from './match-route.ts';
export type {
  Mounted,
  PageRemote,
  PageShell,
  PartFiles,
  RemoteRelease,
  SerialContract,
  ShellPage,
  ShellRelease,
} from './records.ts';
export { type Decision, type RegistryState, resolve } from './resolve.ts';
