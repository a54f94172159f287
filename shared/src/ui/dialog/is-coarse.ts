/** Whether the pointer is a finger, not a mouse. */
export const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches;
