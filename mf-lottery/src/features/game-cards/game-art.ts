import type { GameArtProps } from '@tessera/shared/art/game-art';
import type { GameKind } from '@tessera/shared/lottery';

/** Generated pictures of our own games; the codes are chosen for what they draw. */
const art: Readonly<Record<GameKind, Pick<GameArtProps, 'vendor' | 'code' | 'category'>>> = {
  '11X5': { vendor: 'TSL', code: '11X5', category: 'LOTT' },
  K3: { vendor: 'TSL', code: 'K3-10', category: 'RNG' },
  SSC: { vendor: 'TSL', code: 'SSC-5', category: 'LOTT' },
  PK10: { vendor: 'TSL', code: 'PK10-10', category: 'LOTT' },
  KLSF: { vendor: 'TSL', code: 'KLSF-20', category: 'LOTT' },
  KL8: { vendor: 'TSL', code: 'KL8-80', category: 'LOTT' },
  VNN: { vendor: 'TSL', code: 'VNN-27', category: 'LOTT' },
  VNS: { vendor: 'TSL', code: 'VNS-18', category: 'LOTT' },
  THAI: { vendor: 'TSL', code: 'THAI-6', category: 'LOTT' },
  LAO: { vendor: 'TSL', code: 'LAO-4', category: 'LOTT' },
  HANOI: { vendor: 'TSL', code: 'HANOI-5', category: 'LOTT' },
  MALAY: { vendor: 'TSL', code: 'MALAY-4', category: 'LOTT' },
};

export const artOf = (kind: GameKind) => art[kind];
