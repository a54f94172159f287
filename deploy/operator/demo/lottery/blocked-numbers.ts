import { type NewBlock, storeBlocks } from '../../domains/lottery/index.ts';
import type { Seed } from '../seed.ts';

const merchant = 'lotus';

/** Numbers that many players bet on, such as lucky ones and equal digits; limited in every issue. */
const blocks: readonly Omit<NewBlock, 'merchant' | 'issue'>[] = [
  { gameCode: 'THGOV', playCode: 'top3', numbers: ['168', '289', '789'], isClosed: false },
  { gameCode: 'THGOV', playCode: 'top3', numbers: ['555', '999'], isClosed: true },
  { gameCode: 'THGOV', playCode: 'tod3', numbers: ['289'], isClosed: false },
  { gameCode: 'THGOV', playCode: 'bottom2', numbers: ['09', '89'], isClosed: false },
  { gameCode: 'THGOV', playCode: 'bottom2', numbers: ['99'], isClosed: true },
  { gameCode: 'LAO', playCode: 'top3', numbers: ['168', '888'], isClosed: false },
  { gameCode: 'LAO', playCode: 'top4', numbers: ['8888', '9999'], isClosed: true },
];

/** Blocks numbers of lotus as its staff would at the console; adds none where staff have blocked some already. */
export const blockedNumbersSeed: Seed = {
  name: 'lottery-blocked-numbers',
  module: 'lottery',
  async run(services) {
    if (!services.merchants.byCode(merchant)) return;
    const given = await services.db.query('select 1 from lottery_blocked_number where merchant = $1 limit 1', [
      merchant,
    ]);
    if (given.length > 0) return;
    for (const block of blocks) await storeBlocks(services, { ...block, merchant, issue: null });
  },
};
