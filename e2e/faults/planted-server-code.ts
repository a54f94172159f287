/** What the code of a release can do while the edge renders it. */
export const serverFaults = ['throws', 'never ends', 'needs more memory than there is'] as const;
export type ServerFault = (typeof serverFaults)[number];

/** What React's `jsx` is for the release: every component of its own has the fault when it renders. Uses nothing outside of itself. */
function faultyJsx(fault: ServerFault): never {
  if (fault === 'throws') throw new Error('planted: throws');
  const all: number[] = [];
  for (;;) if (fault === 'needs more memory than there is') all.push(all.length);
}

/** The server build of a release with a fault. Its browser build has none. */
export function withServerFault(build: string, fault: ServerFault): string {
  const react = 'require("react/jsx-runtime")';
  if (!build.includes(react)) throw new Error('The server build is made in another way than before.');
  const faulty = `() => (${faultyJsx.toString()})(${JSON.stringify(fault)})`;
  return build.replace(react, () => `{...${react},jsx:${faulty},jsxs:${faulty}}`);
}
