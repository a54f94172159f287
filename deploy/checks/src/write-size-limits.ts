import { writeLimits } from './sizes.ts';

await writeLimits();
