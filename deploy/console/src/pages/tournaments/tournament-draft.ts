import { offeredLanguages, publishTournament } from '@tessera/shared/wire/console';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import type { TournamentPlan, TournamentRule } from '@tessera/shared/wire/promotions';
import { refusedPaths, withParents } from '../../chrome/refused-paths.ts';
import { minorOf } from '../../format.ts';

export const ruleKinds = ['best-multiple', 'best-run', 'points-per-win'] as const satisfies TournamentRule['kind'][];

/** What is typed, as it is typed. */
export interface TournamentDraft {
  readonly merchant: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isWeekly: boolean;
  readonly texts: Readonly<Record<string, { readonly name: string; readonly about: string }>>;
  readonly products: readonly string[];
  readonly games: string;
  readonly minimumStake: string;
  readonly kind: TournamentRule['kind'];
  readonly rounds: string;
  readonly best: string;
  readonly cap: string;
  readonly minimumRounds: string;
  readonly maximumRounds: string;
  /** A line for each prize: `2-5: 10000`. */
  readonly prizes: string;
}

export const emptyDraft: TournamentDraft = {
  ...{ merchant: '', startsAt: '', endsAt: '', isWeekly: false, products: ['RNG'], games: '', minimumStake: '' },
  texts: Object.fromEntries(offeredLanguages.map((language) => [language, { name: '', about: '' }])),
  ...{
    kind: 'best-multiple',
    rounds: '10',
    best: '3',
    cap: '10',
    minimumRounds: '10',
    maximumRounds: '100',
    prizes: '',
  },
};

const numberOf = (typed: string): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : -1);

function ruleOf({ kind, rounds, best, cap }: TournamentDraft): TournamentRule {
  if (kind === 'best-run') return { kind, rounds: numberOf(rounds), best: numberOf(best) };
  return kind === 'points-per-win' ? { kind, cap: numberOf(cap) } : { kind };
}

/** A line that cannot be read becomes a prize that the schema refuses. */
const prizesOf = (typed: string, currency: string): TournamentPlan['prizes'] =>
  typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, from, to = from, amount = ''] = /^\s*(\d{1,4})(?:\s*-\s*(\d{1,4}))?\s*:\s*(\S+)\s*$/.exec(line) ?? [];
      return { from: Number(from ?? 0), to: Number(to ?? 0), amountMinor: minorOf(amount, currency) ?? 0 };
    });

/** The request that a draft makes, valid or not. */
export function requestOf(draft: TournamentDraft, currency: string): RequestOf<typeof publishTournament> {
  const { merchant, startsAt, endsAt, isWeekly, texts, games, minimumStake, minimumRounds, maximumRounds } = draft;
  const plan = {
    texts,
    products: draft.products,
    games: games.split(/[\s,]+/).filter(Boolean),
    minimumStakeMinor: minorOf(minimumStake, currency) ?? 0,
    rule: ruleOf(draft),
    minimumRounds: numberOf(minimumRounds),
    maximumRounds: numberOf(maximumRounds),
    prizes: prizesOf(draft.prizes, currency),
  } as unknown as TournamentPlan;
  const [startsAtMs, endsAtMs] = [Date.parse(startsAt) || -1, Date.parse(endsAt) || -1];
  return { merchant, startsAtMs, endsAtMs, isWeekly, plan };
}

/** Where the schema refuses a request, such as `plan.texts.KO.name`, and whatever that is in. */
export function refusedIn(request: RequestOf<typeof publishTournament>): ReadonlySet<string> {
  const refused = withParents(refusedPaths(publishTournament, request));
  return request.endsAtMs <= request.startsAtMs ? new Set([...refused, 'endsAtMs']) : refused;
}
