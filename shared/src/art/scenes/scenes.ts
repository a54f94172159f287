export { AuroraScene } from './aurora-scene.tsx';
export { HarborScene } from './harbor-scene.tsx';
export { LotusScene } from './lotus-scene.tsx';
export type { SceneProps } from './scene.ts';
