import { one } from '@tessera/database/database';
import type { OperatorModule } from '../../platform/module.ts';
import type { ProtectionNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';

/** Breaks that members take, and what they have agreed to be sent. */
export const protectionModule: OperatorModule<ProtectionNeeds> = {
  name: 'protection',
  migrations: { owner: 'protection', folder: new URL('./migrations/', import.meta.url) },
  register(context) {
    const { db, clock, hooks } = context;
    addPersonalData(context);
    hooks.stakeGuards.push(async ({ member }) => {
      const rows = await db.query<{ isOnBreak: boolean }>('select is_on_break($1, $2) as "isOnBreak"', [
        member.id,
        clock.now(),
      ]);
      return one(rows).isOnBreak ? 'stake.excluded' : null;
    });
  },
};
