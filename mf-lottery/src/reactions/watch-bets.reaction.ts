import { whenIdle } from '@tessera/shared/when-idle';

/**
 * Bets may be open from before a reload, or from another device: their results are shown on any page. Nothing waits for
 * them, so their code comes after the page.
 */
export default async function watchOpenBets(): Promise<void> {
  await new Promise<void>((resolve) => whenIdle(resolve, 'soon'));
  const { watchBets } = await import('../features/bet-notices/watch-bets.ts');
  watchBets();
}
