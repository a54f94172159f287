/** Every query key of the lottery, in one place. */
export const lotteryKeys = {
  games: (language: string) => ['lottery', 'games', language],
  popular: (language: string) => ['lottery', 'popular', language],
  draws: ['lottery', 'draws'],
  opened: (gameCode: string, count: number) => ['lottery', 'opened', gameCode, count],
  proof: (gameCode: string, issue: string) => ['lottery', 'proof', gameCode, issue],
  bets: ['lottery', 'bets'],
  betPage: (request: object) => ['lottery', 'bets', request],
} as const;
