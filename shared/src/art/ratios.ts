/** The shapes of a game's pictures. */
export type ArtRatio = '3:4' | '1:1' | '4:3' | '16:10' | '2:1' | 'tile';

/** The plate of a ratio: its size, the symbol's centre and scale, and its scrim. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly scrim: 'none' | 'foot' | 'left';
}

const plates: Readonly<Record<ArtRatio, Plate>> = {
  '3:4': { width: 300, height: 400, x: 150, y: 190, scale: 1.24, scrim: 'none' },
  '1:1': { width: 300, height: 300, x: 150, y: 150, scale: 1.2, scrim: 'none' },
  '4:3': { width: 400, height: 300, x: 200, y: 150, scale: 1.28, scrim: 'none' },
  '16:10': { width: 480, height: 300, x: 240, y: 150, scale: 1.28, scrim: 'none' },
  '2:1': { width: 600, height: 300, x: 432, y: 150, scale: 1.28, scrim: 'none' },
  tile: { width: 560, height: 300, x: 442, y: 170, scale: 1.9, scrim: 'left' },
};

const titledCard: Plate = { width: 300, height: 400, x: 150, y: 164, scale: 1.16, scrim: 'foot' };

/** Only a card that shows its title leaves space for it. */
export function plateOf(ratio: ArtRatio, isTitled: boolean): Plate {
  return ratio === '3:4' && isTitled ? titledCard : plates[ratio];
}
