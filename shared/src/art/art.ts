export { type ArenaName, arenaNames, arenaOf } from './arenas/arenas.ts';
export { type GameArtRequest, gameArtSvg, type ReelArtRequest, reelArtSvg, sceneArtSvg } from './art-svg.ts';
export { type ArtTitle, artTitleLines } from './art-title-lines.ts';
export { type ArtCategory, type ArtChoice, chooseArt } from './choose-art.ts';
export { type Tones, tonesOf } from './palettes.ts';
export type { ArtRatio } from './ratios.ts';
export { type Draw, drawFor, pick } from './seed.ts';
export { type SportName, sportNames, sportOf } from './sports/sports.ts';
export { palettesFor, type SymbolName, symbolNames } from './symbols/symbols.ts';
