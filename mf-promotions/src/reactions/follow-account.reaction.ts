import type { EventMap } from '@tessera/shared/events';
import { pageQueries } from '@tessera/shared/query';
import { useEnvelopes } from '../api/envelopes.ts';
import { inboxKeys } from '../api/inbox.ts';
import { missionKeys } from '../api/missions.ts';
import { useRewards } from '../api/points.ts';
import { memberKeys } from '../api/promotions.ts';
import { useRaffles } from '../api/raffles.ts';
import { referralKeys } from '../api/referral.ts';
import { tournamentKeys } from '../api/tournaments.ts';
import { useRankGifts } from '../api/vip.ts';

/** What shows missions, invitations, gifts and other rewards that the operator gives by itself. */
const rewardKeys = [
  useRankGifts.key,
  ...missionKeys,
  ...referralKeys,
  ...tournamentKeys,
  useRaffles.key,
  useEnvelopes.key,
] as const;

/** What an application, a deposit, a bonus or a reward changes, and new messages: also what happened on another device. */
export default async function followAccount({ kinds }: EventMap['shell:account-changed']): Promise<void> {
  const keys = [
    ...(kinds.some((kind) => kind === 'bonus' || kind === 'deposit' || kind === 'promotion' || kind === 'protection')
      ? memberKeys
      : []),
    ...(kinds.includes('protection') ? [useRewards.key] : []),
    ...(kinds.includes('message') ? inboxKeys : []),
    ...(kinds.includes('reward') ? rewardKeys : []),
  ];
  await Promise.all(keys.map((queryKey) => pageQueries().invalidateQueries({ queryKey })));
}
