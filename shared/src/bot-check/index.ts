export { type BotChallenge, solveBotChallenge } from './solve-bot-challenge.ts';
