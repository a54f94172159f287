export {
  type GameCategory,
  type GameFeature,
  type GameKind,
  type GameRow,
  type GameVolatility,
  gameCategory,
  gameFeature,
  gameRow,
  isGameCode,
  type UnfinishedRound,
  volatility,
} from './game-fields.ts';
export { foldGameText, gameMatcher } from './game-search.ts';
export { getGame } from './get-game.ts';
export { type GamesIndex, gamesIndex, getGamesIndex } from './get-games-index.ts';
export { getGameList, getGameVendors, getHotGames } from './lists.ts';
export {
  addFavoriteGame,
  getFavoriteGames,
  getFavoriteGamesList,
  getRecentGames,
  getRoundProof,
  getUnfinishedRounds,
  removeFavoriteGame,
} from './own-games.ts';
export { type IndexedGame, listOrder, readGamesIndex } from './read-games-index.ts';
export { getRoomList, getVendorGameTypes } from './vendor-details.ts';
export { getGameSession, launched, launchGame, launchTrial } from './visits.ts';
