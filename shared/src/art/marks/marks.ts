export { AuroraMark } from './aurora-mark.tsx';
export { HarborMark } from './harbor-mark.tsx';
export { LotusMark } from './lotus-mark.tsx';
export type { MarkProps } from './mark.ts';
