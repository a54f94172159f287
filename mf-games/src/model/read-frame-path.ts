import { isGameCode } from '@tessera/shared/wire/games';
import { type FramedGame, vendorIn } from './frame-path.ts';

/** Reads the address of a game's page; `undefined` when it names no game. */
export function readFramePath(search: string): FramedGame | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('code') ?? '';
  if (!isGameCode(code)) return undefined;
  return { code, vassalage: (query.get('vendor') ?? vendorIn(code)).slice(0, 64), isTrial: query.get('free') === '1' };
}
