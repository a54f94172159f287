/** The modules of `@tessera/shared` that are loaded before anything else; all others are lazy. */
const CORE = [
  'contract',
  'events',
  'intents',
  'dialogs',
  'session',
  'switches',
  'api',
  'i18n',
  'registry',
  'merchant',
  'clock',
  'query',
  'router',
  'store',
  'money',
];
const REACT = ['react', 'react/', 'react-dom', 'react-dom/'];

const REACT_RANGE = '^19.3.0';
const SHARED_RANGE = '^1.0.0';

interface ShareOptions {
  readonly singleton: true;
  readonly requiredVersion: string;
  readonly version?: string;
  readonly eager?: boolean;
  readonly import?: false;
}
type ShareScope = Readonly<Record<string, ShareOptions>>;

const sharedKeys = CORE.map((name) => `@tessera/shared/${name}`);

/** What the shell provides: the core eagerly, the rest of `@tessera/shared` on demand. */
export function providedShares(versions: { readonly react: string; readonly shared: string }): ShareScope {
  const eager = (range: string, version: string): ShareOptions => ({
    singleton: true,
    requiredVersion: range,
    version,
    eager: true,
  });
  return Object.fromEntries([
    ...REACT.map((key) => [key, eager(REACT_RANGE, versions.react)] as const),
    ...sharedKeys.map((key) => [key, eager(SHARED_RANGE, versions.shared)] as const),
    ['@tessera/shared/', { singleton: true, requiredVersion: SHARED_RANGE, version: versions.shared }] as const,
  ]);
}

/** What a remote uses from the shell and never includes itself. */
export function consumedShares(): ShareScope {
  const taken = (requiredVersion: string): ShareOptions => ({ singleton: true, requiredVersion, import: false });
  return Object.fromEntries([
    ...REACT.map((key) => [key, taken(REACT_RANGE)] as const),
    ...sharedKeys.map((key) => [key, taken(SHARED_RANGE)] as const),
    ['@tessera/shared/', taken(SHARED_RANGE)] as const,
  ]);
}
