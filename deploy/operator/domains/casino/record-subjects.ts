import type { CasinoNeeds } from './needs.ts';
import { spokenLanguage } from './spoken-language.ts';

/** Rounds carry their game's code; a game that left the catalogue's offer keeps its name in the record. */
export function nameRounds({ hooks, catalogue }: Pick<CasinoNeeds, 'hooks' | 'catalogue'>): void {
  hooks.recordSubjects.push((_merchant, language) => ({ reference, meta }) => {
    if (!reference.startsWith('round:')) return undefined;
    return catalogue.current().byCode(String(meta.code))?.names[spokenLanguage(language)];
  });
}
