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
