import { randomUUID } from 'node:crypto';
import { type ChaseStrategy, priceListId } from '@tessera/shared/lottery';
import { cancelChase, getChase, getChaseTerms, getMyChases, placeChase } from '@tessera/shared/wire/lottery';
import type { BonusPlayer } from '../../promotions/testing/bonus-fixture.ts';

export interface Chase {
  readonly id: string;
  readonly status: string;
  readonly reason: string | null;
  readonly issues: number;
  readonly placed: number;
  readonly skipped: number;
  readonly ordered: number;
  readonly held: number;
  readonly staked: number;
  readonly released: number;
  readonly payout: number;
  readonly refund: number;
}
export interface ChaseIssue {
  readonly issue: string;
  readonly multiple: number;
  readonly status: string;
  readonly reason: string | null;
  readonly result: string | null;
}

const every = ['big', 'small'];
/** Bets on all that three dice can show: big, small and any triple, so that one of them wins in every draw. */
export const coverAll = [
  { playCode: 'sum-sides', numbers: [every], unit: 100, multiple: 1 },
  { playCode: 'triple-any', numbers: [['any']], unit: 100, multiple: 1 },
];
/** A bet that wins in one draw of 216. */
export const rarely = [{ playCode: 'triple-single', numbers: [['666']], unit: 100, multiple: 1 }];

interface ChasedLine {
  readonly playCode: string;
  readonly numbers: readonly (readonly string[])[];
  readonly unit: number;
  readonly multiple: number;
  readonly prizeGroup?: number;
  readonly rebateMilli?: number;
}

interface Asked {
  readonly requestId?: string;
  readonly lines?: readonly ChasedLine[];
  readonly issues?: number;
  readonly strategy?: ChaseStrategy;
  readonly multiple?: number;
  readonly profitPercent?: number;
  readonly stopsOnWin?: boolean;
  readonly total?: number;
  /** How many issues after the open one it begins. */
  readonly later?: number;
  readonly priceList?: string;
  readonly lastIssue?: string;
}

/** A player's calls about chases; amounts are decimals of aurora's P. */
export function chasesOf(player: () => BonusPlayer) {
  const comingIssue = async (later: number) => {
    const { value } = await player().call(getChaseTerms, { gameCode: 'K3', count: later + 1 });
    return (value as { issues: { issue: string }[] }).issues[later]?.issue ?? '';
  };
  const stakeOf = (lines: readonly ChasedLine[]) =>
    lines.reduce((sum, { unit, multiple, numbers }) => sum + unit * multiple * (numbers[0]?.length ?? 0), 0);

  /** As a page sends it; the total is that of the same multiple in each issue. */
  async function orderOf({ later = 0, lines = coverAll, issues = 5, multiple = 1, ...more }: Asked = {}) {
    return {
      requestId: randomUUID(),
      priceList: priceListId,
      gameCode: 'K3',
      fromIssue: await comingIssue(later),
      issues,
      strategy: 'same' as const,
      multiple,
      profitPercent: 10,
      // A test that bets rarely expects to lose: the win of one draw in 216 must not end its chase.
      stopsOnWin: lines !== rarely,
      lines,
      total: stakeOf(lines) * issues * multiple,
      ...more,
    };
  }
  async function send(request: Awaited<ReturnType<typeof orderOf>>) {
    const { value, ...answer } = await player().call(placeChase, request);
    return { ...answer, chase: value as Chase };
  }
  return {
    orderOf,
    send,
    order: async (asked: Asked = {}) => send(await orderOf(asked)),
    cancel: async (id: string) => {
      const { value, ...answer } = await player().call(cancelChase, { id: Number(id) });
      return { ...answer, chase: value as Chase };
    },
    read: async (id: string) =>
      (await player().call(getChase, { id: Number(id) })).value as { chase: Chase; issues: ChaseIssue[] },
    mine: async () => ((await player().call(getMyChases, {})).value as { list: Chase[] }).list,
  };
}
