/** Icons of single pages, under our own names; those that most pages draw are in `icons`. */
export * from './more-glyphs.ts';
