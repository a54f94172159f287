import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Launch } from '../../model/frame-state.ts';
import { type GameMessage, type HostRequest, messageFilter, readGameMessage } from '../../model/game-message.ts';

/** Whether a centre or a dialog lies over the game: then nobody can have pressed anything in it. */
const isCovered = (frame: HTMLElement | null): boolean => !!frame?.closest('[inert], [aria-hidden="true"]');
const leadsAway = ({ type }: GameMessage): boolean => type === 'exit' || type === 'deposit';

/** Receives messages of the game in the frame, and sends some to it: only from and to its own origin and window. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  launch: Launch | undefined,
  onMessage: (message: GameMessage) => void,
): (request: HostRequest) => void {
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  useEffect(() => {
    if (!launch) return;
    const { origin } = new URL(launch.url);
    const counts = messageFilter();
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event.data, launch.launchId);
      if (!message || (leadsAway(message) && isCovered(frame.current))) return;
      if (counts(message)) latest.current(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, launch]);
  return useCallback(
    (request) => {
      if (launch)
        frame.current?.contentWindow?.postMessage(
          { source: 'tessera-host', type: request },
          new URL(launch.url).origin,
        );
    },
    [frame, launch],
  );
}
