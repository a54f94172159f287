import { rankAt } from '../identity/index.ts';
import { mayBeOffered } from '../protection/index.ts';

/**
 * SQL: whether a drop `d` is for the member `m` at the time of that parameter: an account that may be offered something, of
 * the rank and with the bets that the drop asks for. What was taken back of bets does not count.
 */
export const isEligible = (time: `$${number}`): string => `(${mayBeOffered('m.id', `${time}::timestamptz`)}
  and (d.rules->>'minimumRank' is null or ${rankAt(time)}
    >= (d.rules->>'minimumRank')::int)
  and (d.rules->>'betDays' is null or coalesce((select sum(s.stake_minor) from settled_stake s where s.member_id = m.id
      and s.bet_at >= least(d.opens_at, ${time}) - make_interval(days => (d.rules->>'betDays')::int)
      and s.settled_at <= least(d.opens_at, ${time})), 0) > 0))`;
