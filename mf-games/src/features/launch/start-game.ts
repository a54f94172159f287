import { type ApiError, failureKeys } from '@tessera/shared/api';
import { i18n } from '@tessera/shared/i18n';
import { goTo } from '@tessera/shared/router';
import { toast } from '@tessera/shared/ui/toast';
import { type LaunchRequest, openLaunch } from '../../api/game.ts';
import { framePath } from '../../model/frame-path.ts';
import type { Launch } from '../../model/frame-state.ts';
import { port } from '../../port.ts';

let waiting: { readonly wish: LaunchRequest; readonly launch: Launch } | undefined;

/** Puts a launch down for the game's page, which is about to open (spec §4: the URL is stored for the frame). */
function leaveLaunch(wish: LaunchRequest, launch: Launch): void {
  waiting = { wish, launch };
}

/** Takes the launch that waits for this game; its address is good once, so it is never there twice. */
export function takeLaunch(code: string, isTrial: boolean): Launch | undefined {
  const found = waiting?.wish.code === code && waiting.wish.isTrial === isTrial ? waiting.launch : undefined;
  waiting = undefined;
  return found;
}

/** Launches a game and leads to its page; a refusal is told where the wish was made. */
export async function startGame(wish: LaunchRequest, title: string): Promise<boolean> {
  const launched = await openLaunch(wish);
  if (!launched.ok) {
    await tellRefusal(launched.error, title);
    return false;
  }
  leaveLaunch(wish, launched.value);
  port.emit('games:game-launched', {
    launchId: launched.value.launchId,
    vassalage: wish.vassalage,
    gameId: wish.code,
  });
  goTo(framePath(wish));
  return true;
}

async function tellRefusal(error: ApiError, title: string): Promise<void> {
  // The wish may come from a page that has none of our words yet.
  await i18n.loadNamespaces('games');
  toast.show({
    id: 'launch',
    tone: error.kind === 'rejected' ? 'info' : 'danger',
    title,
    detail: i18n.t(failureKeys(error).map((key) => `games:${key}`)),
  });
}
