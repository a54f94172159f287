/** The switch that turns a remote on and off (decision 12); the shell has none. */
export const switchOf = (id: string): `MF_${string}` | undefined =>
  id === 'shell' ? undefined : `MF_${id.toUpperCase().replaceAll('-', '_')}`;
