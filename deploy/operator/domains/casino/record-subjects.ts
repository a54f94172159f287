import { demoProvider } from './catalogue/popularity.ts';
import type { CasinoNeeds } from './needs.ts';
import { spokenLanguage } from './spoken-language.ts';

/** Rounds carry their game's code and transfers their vendor's; what left the catalogue's offer keeps its name in the record. */
export function nameRounds({ hooks, catalogue }: Pick<CasinoNeeds, 'hooks' | 'catalogue'>): void {
  hooks.recordSubjects.push((_merchant, language) => ({ reference, meta }) => {
    if (reference.startsWith('vendor-transfer:')) {
      const vendor = catalogue.current().vendors.find(({ vassalage }) => vassalage === meta.vassalage);
      return vendor?.names[spokenLanguage(language)] ?? String(meta.vassalage);
    }
    if (!reference.startsWith('round:')) return undefined;
    return catalogue.current().byCode(String(meta.code))?.names[spokenLanguage(language)];
  });
}

/** The betting record names vendors as lists of games do. */
export function nameVendors({ hooks, catalogue }: Pick<CasinoNeeds, 'hooks' | 'catalogue'>): void {
  hooks.vendorNames.push((language) => {
    const names = new Map(catalogue.current().vendors.map((vendor) => [vendor.vassalage, vendor.names]));
    return (vassalage) => names.get(vassalage)?.[spokenLanguage(language)];
  });
}

/** `round:<provider>:<round>`: what the provider booked, and what the demo's history has in its place. */
export function findRoundMovements({ hooks, db }: Pick<CasinoNeeds, 'hooks' | 'db'>): void {
  hooks.betSources.push(({ meta: { roundId, provider = demoProvider } }) =>
    roundId === undefined ? undefined : `round:${provider}:${roundId}`,
  );
  hooks.betMovements.push(async ({ merchant, memberId, source }) => {
    const [kind, provider = '', ...rest] = source.split(':');
    if (kind !== 'round') return undefined;
    const round = rest.join(':');
    const rows =
      provider === demoProvider
        ? await db.query<{ id: number }>(
            'select id from ledger_movement where merchant = $1 and key = any($2::text[])',
            [merchant, [`history:round:${round}:bet`, `history:round:${round}:payout`]],
          )
        : await db.query<{ id: number }>(
            `select movement_id as id from wallet_transaction
             where provider = $1 and round_id = $2 and member_id = $3 and movement_id is not null`,
            [provider, round, memberId],
          );
    return rows.map(({ id }) => id);
  });
}
