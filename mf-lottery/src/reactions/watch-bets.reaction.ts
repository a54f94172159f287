import { whenIdle } from '@tessera/shared/when-idle';
import { watchBets } from '../features/news/watch-bets.ts';

/** Bets may be open from before a reload, or from another device: their results are shown on any page. */
export default function watchOpenBets(): void {
  whenIdle(watchBets, 'soon');
}
