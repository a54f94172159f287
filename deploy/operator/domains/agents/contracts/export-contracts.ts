import { formatDate } from '@tessera/shared/format';
import { minorToDecimal } from '@tessera/shared/money';
import { exportContracts } from '@tessera/shared/wire/agent';
import type { Cell } from '../../../platform/csv/csv.ts';
import { localized, unitFor } from '../../../platform/localized.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { answerFile, keysetBatches } from '../record/export-file.ts';
import { type Contract, findContracts } from './contract-store.ts';
import { columnsOf, exportTexts } from './export-texts.ts';
import { conditionOf } from './read-contracts.ts';
import { wireContract } from './wire-contract.ts';

type Texts = (typeof exportTexts)['KO'];

function stateOf(contract: Contract, memberId: number, now: Date, { states, endings }: Texts): string {
  const { state, outcome, isEndRequested } = wireContract(contract, memberId, now);
  if (state === 'over') return (outcome && endings[outcome]) ?? '';
  if (state === 'offered') return states.offered;
  if (isEndRequested) return states.endRequested;
  if (contract.endsAt) return states.ending;
  return contract.startsAt && contract.startsAt > now ? states.upcoming : states.active;
}

/** The cells of a contract, in the order of `contractHead`. */
function contractCells({ currency, profile }: Merchant, memberId: number, now: Date, texts: Texts) {
  const time = (at: Date | null) => (at ? formatDate('yyyy-MM-dd hh:mm', at.getTime(), profile.timeZone) : '');
  const amount = (minor: number) => minorToDecimal(minor, currency);
  return (contract: Contract): Cell[] => {
    const { kind, terms } = contract;
    const rates = terms.tiers.map(({ rateBasisPoints }) => rateBasisPoints / 100);
    const tiers = terms.tiers.map(
      ({ activeMembers, validBet, loss }, at) =>
        `${activeMembers} / ${amount(validBet)} / ${amount(loss)} → ${(rates[at] ?? 0).toFixed(2)}%`,
    );
    return [
      ...[texts.kinds[kind], contract.version, stateOf(contract, memberId, now, texts), contract.payer, contract.agent],
      texts.periods[kind === 'dividend' ? (terms.period ?? 'daily') : kind],
      ...[kind === 'dividend' ? texts[terms.carriesOver ? 'yes' : 'no'] : ''],
      ...[texts[terms.isAutomatic ? 'automatic' : 'byHand'], Math.min(...rates), Math.max(...rates), tiers.join('; ')],
      ...[time(contract.offeredAt), time(contract.startsAt), time(contract.endsAt)],
    ];
  };
}

/** The contracts of a filter as a file for spreadsheets. */
export function answerContractExport(context: AgentsNeeds): void {
  const { db, clock } = context;
  answerFile(context, exportContracts, async ({ merchant, member, request, language }) => {
    const now = clock.now();
    const texts = localized(exportTexts, language);
    const { where, params } = conditionOf(request, member.id, now);
    const batches = keysetBatches(
      (after: Contract | undefined, limit) =>
        findContracts(db, `${where} and c.id < coalesce($4::bigint, c.id + 1) order by c.id desc limit $5`, [
          ...[...params, after?.id ?? null, limit],
        ]),
      contractCells(merchant, member.id, now, texts),
    );
    const head = columnsOf(texts.contractHead, unitFor(merchant.currency, language));
    return { name: 'contracts', days: null, head, batches };
  });
}
