import type { SymbolName } from '@tessera/shared/art';
import { animalNouns } from './nouns-animals.ts';
import { eastNouns } from './nouns-east.ts';
import { gardenNouns } from './nouns-garden.ts';
import { skyNouns } from './nouns-sky.ts';
import { treasureNouns } from './nouns-treasure.ts';
import type { Named } from './word-table.ts';

/** Nouns that suit a game's symbol, so that its name says what its picture shows. */
export const symbolNouns: Readonly<Record<SymbolName, readonly Named[]>> = {
  ...treasureNouns,
  ...skyNouns,
  ...gardenNouns,
  ...animalNouns,
  ...eastNouns,
};
