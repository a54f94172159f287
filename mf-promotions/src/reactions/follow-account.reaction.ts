import type { EventMap } from '@tessera/shared/events';
import { pageQueries } from '@tessera/shared/query';
import { sessionState } from '@tessera/shared/session';
import { cashbackKey } from '../api/cashback.ts';
import { useEnvelopes } from '../api/envelopes.ts';
import { inboxKeys } from '../api/inbox.ts';
import { missionKeys } from '../api/missions.ts';
import { pointKeys, useRewards } from '../api/points.ts';
import { memberKeys } from '../api/promotions.ts';
import { useRaffles } from '../api/raffles.ts';
import { referralKeys } from '../api/referral.ts';
import { tournamentKeys } from '../api/tournaments.ts';
import { useRankGifts, useRankProgress } from '../api/vip.ts';
import { countMissions, countPromotions } from '../features/own-part/count-again.ts';

type Kind = EventMap['shell:account-changed']['kinds'][number];
type QueryKey = readonly unknown[];

/** What shows missions, invitations, gifts and other rewards that the operator gives by itself. */
const rewardKeys = [
  useRankGifts.key,
  ...missionKeys,
  ...referralKeys,
  ...tournamentKeys,
  useRaffles.key,
  useEnvelopes.key,
] as const;

/** What each kind of change is shown by, also when it happened on another device. */
const keysOf: Readonly<Partial<Record<Kind, readonly QueryKey[]>>> = {
  balance: [...pointKeys, cashbackKey],
  bonus: [...memberKeys, ...pointKeys, cashbackKey],
  deposit: memberKeys,
  promotion: memberKeys,
  protection: [...memberKeys, useRewards.key],
  // A new level, a decision about points and a prize come with a message.
  message: [...inboxKeys, useRankProgress.key, ...pointKeys],
  reward: rewardKeys,
};

/** Trial accounts have no promotions and no missions. */
const takesPart = (): boolean => {
  const { role } = sessionState();
  return role === 'member' || role === 'agent';
};

/** An application, a deposit, a bonus or a reward has changed, or there are messages: pages and badges follow. */
export default async function followAccount({ kinds }: EventMap['shell:account-changed']): Promise<void> {
  const keys = new Set(kinds.flatMap((kind) => keysOf[kind] ?? []));
  const has = (...some: readonly Kind[]) => takesPart() && some.some((kind) => kinds.includes(kind));
  await Promise.all([
    ...[...keys].map((queryKey) => pageQueries().invalidateQueries({ queryKey })),
    ...(has('reward') ? [countMissions()] : []),
    ...(has('bonus', 'deposit', 'promotion') ? [countPromotions()] : []),
  ]);
}
