import { endpointMutation, endpointQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getTournament, getTournaments, joinTournament, leaveTournament } from '@tessera/shared/wire/promotions';

export type ListedTournament = AnswerOf<typeof getTournaments>['list'][number];
export type Tournament = AnswerOf<typeof getTournament>;
export type BoardRow = Tournament['board'][number];

/** While scores move, pages ask every ten seconds. */
const liveMs = 10_000;
const calmMs = 60_000;
const isLive = ({ state }: Pick<ListedTournament, 'state'>) => state === 'running' || state === 'counting';

const list = endpointQuery(getTournaments, {
  isLocalized: true,
  staleTime: 5_000,
  poll: () => calmMs,
  read: (answer): readonly ListedTournament[] => answer.list,
});
const details = endpointQuery(getTournament, {
  isLocalized: true,
  staleTime: 5_000,
  poll: (tournament) => (tournament && isLive(tournament) ? liveMs : calmMs),
});

export const useTournaments = list;
export const useTournament = (id: number) => details({ id });

/** What shows tournaments. */
export const tournamentKeys = [list.key, details.key] as const;

// A refusal means that the page shows an old state, so it is fetched again either way.
const changed = { invalidates: [...tournamentKeys], evenIfRefused: true };
export const useJoinTournament = endpointMutation(joinTournament, changed);
export const useLeaveTournament = endpointMutation(leaveTournament, changed);
