import type { SavedDraw } from '@tessera/shared/wire/promotions';

/** Saves a draw as a file, so that it can be checked anywhere and at any time. */
export function saveDraw(draw: SavedDraw): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(draw, null, 2)], { type: 'application/json' }));
  link.download = `${draw.merchant}-${draw.kind}-${draw.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
