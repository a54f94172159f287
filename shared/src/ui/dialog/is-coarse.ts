/** A finger, not a mouse. */
export const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches;
