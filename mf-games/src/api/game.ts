import { ApiError, call, type Result } from '@tessera/shared/api';
import { i18n, operatorLanguage } from '@tessera/shared/i18n';
import { launchHosts, merchant } from '@tessera/shared/merchant';
import { endpointQuery } from '@tessera/shared/query';
import { readStored, sessionState, writeStored } from '@tessera/shared/session';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getGame, getGameSession, launchGame, launchTrial } from '@tessera/shared/wire/games';
import type { Launch } from '../model/frame-state.ts';
import { onHost } from '../model/on-host.ts';

export type GameInFull = AnswerOf<typeof getGame>;

const oneGame = endpointQuery(getGame, { isLocalized: true, staleTime: 15_000 });

/** A game with the round that may wait in it for this account. */
export const useGame = (code: string | undefined) => oneGame({ code: code ?? '' }, { enabled: code !== undefined });

/** The operator's totals of one visit; fetched again after each round. */
export const useGameSession = endpointQuery(getGameSession, { staleTime: 0 });

export interface LaunchRequest {
  readonly code: string;
  /** Its number, where the caller knows it. */
  readonly nodeId?: number | undefined;
  readonly vassalage: string;
  readonly isTrial: boolean;
}

/**
 * Opens a game and gives its one-use address, by the V2 call (decision 21): the launch payload of spec §3 with the
 * Language header of every call. The session's token is added by the API layer, never here.
 */
export async function openLaunch({ code, nodeId, vassalage, isTrial }: LaunchRequest): Promise<Result<Launch>> {
  const { origin } = window.location;
  if (isTrial) return openFreePlay({ gameId: code, vassalage, origin });
  const session = sessionState();
  const request = {
    gameId: code,
    nodeId,
    vassalage,
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'member' in session ? session.member.account : undefined,
    merchantCode: merchant().code,
    language: operatorLanguage(i18n.language),
    origin,
  };
  return launchOf(await call(launchGame, request), session.role === 'trial');
}

/** Free play of a visitor has no account: the tab remembers its launch, so that a reload goes on with it. */
async function openFreePlay(request: { gameId: string; vassalage: string; origin: string }): Promise<Result<Launch>> {
  const code = request.gameId;
  const before = readStored('trialLaunch');
  const continues = before?.code === code ? before.launchId : undefined;
  const launched = launchOf(await call(launchTrial, { ...request, continues }), true);
  if (launched.ok) writeStored('trialLaunch', { code, launchId: launched.value.launchId });
  return launched;
}

type Answer = Awaited<ReturnType<typeof call<typeof launchGame>>>;

/** Only pages of the web are opened in the frame. */
const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

function launchOf(answer: Answer, isTrial: boolean): Result<Launch> {
  if (!answer.ok) return answer;
  const { game_url, game_url2, launchId } = answer.value.content;
  const url = game_url || game_url2 || '';
  if (!isWebAddress(url)) return { ok: false, error: new ApiError('rejected', launchGame.name, 'launch.url.invalid') };
  return { ok: true, value: { url: onHost(url, launchHosts().order()[0]), launchId, isTrial } };
}
