import { Translator } from './translator.ts';

/** The texts of this page. */
export const i18n = new Translator();
