/**
 * Name of a release's container and of its global variable. It includes the version: webpack cannot unload a chunk,
 * so two releases must never share a name.
 */
export function containerName(id: string, version: string): string {
  return `mf_${id}_${version.replace(/\W/g, '_')}`;
}
