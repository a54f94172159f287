import { localized } from '../../platform/localized.ts';
import { dropPool } from './drop-row.ts';
import type { EnvelopesNeeds } from './needs.ts';

const names = {
  EN: 'Red envelope',
  KO: '홍바오',
  JA: '紅包',
  CN: '红包',
  TH: 'อั่งเปา',
  VI: 'Lì xì',
};
const prefix = dropPool(0).slice(0, -1);

/** Names opened envelopes in the account record. */
export function nameEnvelopes({ hooks }: EnvelopesNeeds): void {
  hooks.recordSubjects.push(
    (_merchant, language) =>
      ({ reference }) =>
        reference.startsWith(prefix) ? localized(names, language) : undefined,
  );
}
