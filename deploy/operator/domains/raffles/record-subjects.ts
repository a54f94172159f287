import { localized } from '../../platform/localized.ts';
import type { RafflesNeeds } from './needs.ts';
import { rafflePool } from './raffle-row.ts';

const names = {
  EN: 'Raffle prize',
  KO: '추첨 당첨금',
  JA: '抽せんの賞金',
  CN: '抽奖奖金',
  TH: 'เงินรางวัลจับรางวัล',
  VI: 'Giải rút thăm',
};
const prefix = rafflePool(0).slice(0, -1);

/** Names the prizes of raffles in the account record. */
export function nameRaffles({ hooks }: RafflesNeeds): void {
  hooks.recordSubjects.push(
    (_merchant, language) =>
      ({ reference }) =>
        reference.startsWith(prefix) ? localized(names, language) : undefined,
  );
}
