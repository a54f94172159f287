import type { OperatorContext } from '../../context.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { spokenLanguage } from './spoken-language.ts';

/** Rounds carry their game's code; a game that left the catalogue's offer keeps its name in the record. */
export function nameRounds({ hooks }: Pick<OperatorContext, 'hooks'>): void {
  hooks.recordSubjects.push((_merchant, language) => ({ reference, meta }) => {
    if (!reference.startsWith('round:')) return undefined;
    return catalogue().byCode(String(meta.code))?.names[spokenLanguage(language)];
  });
}
