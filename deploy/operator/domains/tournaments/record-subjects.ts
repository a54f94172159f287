import type { TournamentPlan } from '@tessera/shared/wire/promotions';
import { localized } from '../../platform/localized.ts';
import type { TournamentsNeeds } from './needs.ts';
import { tournamentPool } from './tournament.ts';

/** Names prizes in the account record by their tournament. */
export function nameTournaments({ db, hooks }: TournamentsNeeds): void {
  hooks.recordSubjects.push(async (merchant, language) => {
    const known = await db.query<{ id: number; texts: TournamentPlan['texts'] }>(
      `select t.id, t.plan->'texts' as texts from tournament t where t.merchant = $1
         and exists (select 1 from tournament_result r where r.tournament_id = t.id)`,
      [merchant.code],
    );
    const names = new Map(known.map(({ id, texts }) => [tournamentPool(id), localized(texts, language).name]));
    return ({ reference }) => names.get(reference);
  });
}
