import { portOf } from '@tessera/shared/events';
import type contract from '../../contract.ts';

export const port = portOf<typeof contract>('lottery');
