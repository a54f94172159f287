import type { LaunchRequest } from '../../api/game.ts';
import type { Launch } from '../../model/frame-state.ts';

let waiting: { readonly wish: LaunchRequest; readonly launch: Launch } | undefined;

/** Puts a launch down for the game's page, which is about to open (spec §4: the URL is stored for the frame). */
export function leaveLaunch(wish: LaunchRequest, launch: Launch): void {
  waiting = { wish, launch };
}

/** Takes the launch that waits for this game; its address is good once, so it is never there twice. */
export function takeLaunch(code: string, isTrial: boolean): Launch | undefined {
  const found = waiting?.wish.code === code && waiting.wish.isTrial === isTrial ? waiting.launch : undefined;
  waiting = undefined;
  return found;
}
