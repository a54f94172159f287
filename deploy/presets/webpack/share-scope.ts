interface ConsumedShare {
  readonly singleton: true;
  readonly requiredVersion: string;
  /** A page with an unsuitable version refuses the remote instead of running it. */
  readonly strictVersion: true;
  readonly import: false;
}

const taken = (requiredVersion: string): ConsumedShare => ({
  singleton: true,
  requiredVersion,
  strictVersion: true,
  import: false,
});

const REACT_RANGE = '^19.3.0';
const SHARED_RANGE = '^1.0.0';

/** The versions of the shell's packages that a remote runs with, by package. */
export const sharedRanges: Readonly<Record<string, string>> = {
  react: REACT_RANGE,
  'react-dom': REACT_RANGE,
  '@tessera/shared': SHARED_RANGE,
};

/**
 * What a remote uses from the shell and never includes itself. The shell lists what it provides in
 * `shell/src/generated/shared-packages.ts`.
 */
export const consumedShares = (): Readonly<Record<string, ConsumedShare>> => ({
  react: taken(REACT_RANGE),
  'react/': taken(REACT_RANGE),
  'react-dom': taken(REACT_RANGE),
  'react-dom/': taken(REACT_RANGE),
  '@tessera/shared/': taken(SHARED_RANGE),
});
