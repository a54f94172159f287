export {
  ACCOUNT_WIDTH_PROPERTY,
  type Boot,
  FAILURE_TEXTS_ID,
  type FailureTexts,
  OVERRIDE_FRAGMENT,
  type PageOverride,
  type PageTrust,
  SCRIPTS_ID,
} from './boot.ts';
export { isAvailable, type Surroundings, surroundingsOf } from './conditions.ts';
export {
  type Canary,
  type ChannelDocument,
  type ChannelEntry,
  type Decided,
  type FileList,
  longestLives,
  type MerchantRule,
  type Override,
  type ReleaseStatement,
  type Signed,
  type SignedKind,
  type SignedState,
  type Succession,
  type TrustedKey,
  type TrustedKeys,
} from './documents.ts';
export {
  chromeOf,
  HOME_PATH,
  isDialogAlone,
  matchesPath,
  type PagePart,
  partsAtPath,
  standsAlone,
} from './match-route.ts';
export type {
  ModuleNames,
  Mounted,
  PageRemote,
  PageShell,
  PartFiles,
  PayloadSchema,
  Payloads,
  RemoteRelease,
  SentPart,
  SerialContract,
  ShellOffers,
  ShellPage,
  ShellRelease,
} from './records.ts';
export {
  type FailureReport,
  type LoadStep,
  loadSteps,
  MOST_REPORTED_PARTS,
  type PageReport,
  type ReleaseReport,
  type UseReport,
  type VisitorCount,
} from './reports.ts';
export {
  NEXT_FILES_PATH,
  type NextFiles,
  OFFLINE_PAGES_PATH,
  type OfflinePages,
  offlineEdition,
  SERVICE_WORKER_FILE,
  SERVICE_WORKER_PATH,
} from './service-worker.ts';
export { switchOf } from './switch-of.ts';
