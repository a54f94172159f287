import { type ApiError, failureKeys } from '@tessera/shared/api';
import { i18n } from '@tessera/shared/i18n';
import { goTo } from '@tessera/shared/router';
import { toast } from '@tessera/shared/ui/toast';
import { type LaunchRequest, openLaunch } from '../../api/game.ts';
import { framePath, lotteryPath } from '../../model/frame-path.ts';
import type { Launch } from '../../model/frame-state.ts';
import { port } from '../../port.ts';

let waiting: { readonly request: LaunchRequest; readonly launch: Launch } | undefined;

/** Puts a launch down for the game's page, which is about to open (spec §4: the URL is stored for the frame). */
function leaveLaunch(request: LaunchRequest, launch: Launch): void {
  waiting = { request, launch };
}

/** Takes the launch that waits for this game; its address is good once, so it is never there twice. */
export function takeLaunch(code: string, isTrial: boolean): Launch | undefined {
  const found = waiting?.request.code === code && waiting.request.isTrial === isTrial ? waiting.launch : undefined;
  waiting = undefined;
  return found;
}

/** The lottery game that a launch was refused for; the refusal says which page has it. */
function lotteryGameOf({ flags }: ApiError, { code, vassalage }: LaunchRequest) {
  const { gameType, defaultPlayType } = flags;
  return {
    code,
    vassalage,
    category: gameType === 'ELOTT' ? ('ELOTT' as const) : ('LOTT' as const),
    defaultPlayType: typeof defaultPlayType === 'string' ? defaultPlayType : undefined,
  };
}

/** Launches a game and leads to its page, a lottery game to the page that has it (spec §4); a refusal is shown where the game was opened. */
export async function startGame(request: LaunchRequest, title: string): Promise<boolean> {
  const launched = await openLaunch(request);
  if (!launched.ok && launched.error.code === 'game.lottery') {
    goTo(lotteryPath(lotteryGameOf(launched.error, request)));
    return false;
  }
  if (!launched.ok) {
    await tellRefusal(launched.error, title);
    return false;
  }
  leaveLaunch(request, launched.value);
  port.emit('games:game-launched', {
    launchId: launched.value.launchId,
    vassalage: request.vassalage,
    gameId: request.code,
  });
  goTo(framePath(request));
  return true;
}

async function tellRefusal(error: ApiError, title: string): Promise<void> {
  // The request may come from a page that has none of our words yet.
  await i18n.load('games');
  toast.show({
    id: 'launch',
    tone: error.kind === 'rejected' ? 'info' : 'danger',
    title,
    detail: i18n.t(failureKeys(error).map((key) => `games:${key}`)),
  });
}
