import type { ApiErrorKind } from '@tessera/shared/api';
import type { GameMessage } from './game-message.ts';

/** A game that was opened: its address is good once, and stands nowhere but in the frame. */
export interface Launch {
  readonly launchId: string;
  readonly url: string;
  readonly isTrial: boolean;
}

/** Why a launch was refused. */
export interface LaunchRefusal {
  readonly kind: ApiErrorKind;
  readonly code: string;
}

/** A visit to a game, from the request to the end. */
export type FrameState =
  | { readonly status: 'launching' }
  | { readonly status: 'refused'; readonly refusal: LaunchRefusal }
  | { readonly status: 'loading'; readonly launch: Launch; readonly progress: number }
  | { readonly status: 'running'; readonly launch: Launch; readonly isBusy: boolean; readonly roundId?: string }
  /** It stopped answering, or said that it can't go on; no bet is under way. */
  | { readonly status: 'dead'; readonly launch: Launch; readonly cause: 'silent' | 'error'; readonly code?: string };

export type FrameEvent =
  | { readonly type: 'launched'; readonly launch: Launch }
  | { readonly type: 'refused'; readonly refusal: LaunchRefusal }
  | { readonly type: 'silent' }
  | { readonly type: 'again' }
  | { readonly type: 'message'; readonly message: GameMessage };

/** A game has this long to say that it is ready. */
export const silenceMs = 20_000;

/** What a visit becomes. Messages of a game that has been given up change nothing. */
export function nextFrame(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'again':
      return { status: 'launching' };
    case 'launched':
      return { status: 'loading', launch: event.launch, progress: 0 };
    case 'refused':
      return { status: 'refused', refusal: event.refusal };
    case 'silent':
      return state.status === 'loading' ? { status: 'dead', launch: state.launch, cause: 'silent' } : state;
    case 'message':
      return state.status === 'loading' || state.status === 'running' ? afterMessage(state, event.message) : state;
  }
}

type Living = Extract<FrameState, { status: 'loading' | 'running' }>;

function afterMessage(state: Living, message: GameMessage): FrameState {
  const { launch } = state;
  const roundId = state.status === 'running' ? state.roundId : undefined;
  switch (message.type) {
    case 'loading':
      return state.status === 'loading' ? { ...state, progress: message.progress } : state;
    case 'ready':
    case 'idle':
      return { status: 'running', launch, isBusy: false, roundId };
    case 'busy':
      return { status: 'running', launch, isBusy: true, roundId };
    case 'roundStarted':
      return { status: 'running', launch, isBusy: true, roundId: message.roundId };
    case 'error':
      return { status: 'dead', launch, cause: 'error', code: message.code };
    default:
      return state;
  }
}
