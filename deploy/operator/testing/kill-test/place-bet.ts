import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import { getDraw, placeBets } from '@tessera/shared/wire/lottery';
import type { WireClient } from '../wire-client.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Player } from './actors.ts';

const stake = 100;

/** Bets on the open issue of the one-minute game; an issue that closes on the way takes none. */
export async function placeBet(client: WireClient, { token, username }: Player, { bets }: Acknowledged): Promise<void> {
  const draw = (await client.call(getDraw, { code: 'K3' })).body.value as { current: { issue: string } };
  const line = { gameCode: 'K3', issue: draw.current.issue, playCode: 'sum-sides', numbers: [['big', 'odd']] };
  const { status, body } = await client.call(
    placeBets,
    { requestId: randomUUID(), priceList: priceListId, lines: [{ ...line, unit: stake, multiple: 1 }] },
    { token },
  );
  if (body.errorCode === 'lottery.issue.closed') return;
  if (status !== 200) throw new Error(`${placeBets.name}: ${status} ${body.errorCode}`);
  for (const bet of (body.value as { bets: { id: string; stake: number }[] }).bets)
    bets.set(bet.id, { player: username, stake: bet.stake });
}
