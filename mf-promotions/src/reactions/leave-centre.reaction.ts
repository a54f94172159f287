import { pageQueries } from '@tessera/shared/query';
import { pointKeys } from '../api/points.ts';
import { clearPointMallMarker } from '../features/points/point-mall-marker.ts';

/**
 * Closing a centre clears the marker of the point mall (spec §2). The point mall, which is on the screen again, then shows
 * what was claimed or decided meanwhile.
 */
export default async function leaveCentre(): Promise<void> {
  if (!clearPointMallMarker()) return;
  await Promise.all(pointKeys.map((queryKey) => pageQueries().invalidateQueries({ queryKey })));
}
