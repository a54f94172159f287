/** Every query key of the games tile, in one place. Names are in the reader's language, so the language is part of them. */
export const gamesKeys = {
  /** What every key begins with. */
  all: ['games'],
  vendors: (language: string) => ['games', 'vendors', language],
  firstPage: (language: string, request: object) => ['games', 'list', language, request],
  catalogue: (language: string) => ['games', 'catalogue', language],
  newGames: (language: string) => ['games', 'new', language],
  hot: (language: string) => ['games', 'hot', language],
  game: (language: string, code: string) => ['games', 'game', language, code],
  unfinishedRounds: ['games', 'unfinished-rounds'],
  favorites: ['games', 'favorites'],
  /** In every language. */
  favoritesLists: ['games', 'favorites-list'],
  favoritesList: (language: string) => ['games', 'favorites-list', language],
  recent: (language: string) => ['games', 'recent', language],
  session: (launchId: string) => ['games', 'session', launchId],
} as const;
