import type { GameKind } from '@tessera/shared/lottery';
import { carRace, dice, everyMinutes, fiveDigits, type GameNames, plainEleven } from './game-names.ts';

interface ElectronicForm {
  readonly code: string;
  readonly kind: GameKind;
  readonly defaultPlay: string;
  readonly minutes: number;
  readonly names: GameNames;
}

const kinds: readonly (Pick<ElectronicForm, 'kind' | 'defaultPlay'> & { readonly names: GameNames })[] = [
  { kind: 'SSC', defaultPlay: 'place', names: fiveDigits },
  { kind: '11X5', defaultPlay: 'any1', names: plainEleven },
  { kind: 'K3', defaultPlay: 'sum', names: dice },
  { kind: 'PK10', defaultPlay: 'place', names: carRace },
];

/** Each kind every minute, two, three and five; five of eleven has its game of one minute already. */
export const electronicForms: readonly ElectronicForm[] = kinds.flatMap(({ kind, defaultPlay, names }) =>
  [1, 2, 3, 5]
    .filter((minutes) => kind !== '11X5' || minutes > 1)
    .map((minutes) => ({
      ...{ code: `E${kind}M${minutes}`, kind, defaultPlay, minutes },
      names: everyMinutes(names, minutes),
    })),
);
