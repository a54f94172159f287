import { formatDate } from '@tessera/shared/format';
import { minorToDecimal } from '@tessera/shared/money';
import { exportAccountRecord, movementExportLimit } from '@tessera/shared/wire/wallet';
import { type Cell, csvOf, csvType } from '../../../platform/csv/csv.ts';
import { localized, unitFor } from '../../../platform/localized.ts';
import { walletOf } from '../../identity/index.ts';
import type { Entry } from '../../ledger/index.ts';
import type { CashierNeeds } from '../needs.ts';
import { requireRealAccount } from '../require-real-account.ts';
import { takeExport } from '../take-export.ts';
import { exportTexts } from './export-texts.ts';
import { filterOf, subjectNames } from './record-entries.ts';

const exportBatch = 1_000;

/** The account record as a file for spreadsheets. */
export function answerRecordExport(context: CashierNeeds): void {
  const { routes, ledger } = context;
  routes.handleMemberFile(exportAccountRecord, async ({ merchant, member, request, language }) => {
    requireRealAccount(member);
    await takeExport(context, member.id);
    const { head, kinds, otherKind } = localized(exportTexts, language);
    const subjectOf = await subjectNames(context, merchant, language);
    const filter = filterOf(context, request);
    const { playable } = walletOf(member);
    const amount = (minor: number) => minorToDecimal(minor, merchant.currency);
    const timeOf = (at: Date) => formatDate('yyyy-MM-dd hh:mm:ss', at.getTime(), merchant.profile.timeZone);
    const rowOf = (entry: Entry): Cell[] => [
      timeOf(entry.at),
      String(entry.movementId),
      kinds[entry.kind] ?? otherKind,
      subjectOf(entry),
      entry.reference,
      amount(entry.amountMinor),
      amount(entry.balanceAfterMinor),
    ];
    async function* batches(): AsyncGenerator<Cell[][]> {
      let before: number | undefined;
      for (let sent = 0; sent < movementExportLimit; ) {
        const entries: Entry[] = await ledger.entries(merchant.code, playable, {
          ...filter,
          before,
          limit: exportBatch,
        });
        yield entries.map(rowOf);
        sent += entries.length;
        before = entries.at(-1)?.lastEntryId;
        if (entries.length < exportBatch) return;
      }
    }
    const name = `account-${timeOf(filter.from).slice(0, 10)}_${timeOf(new Date(filter.to.getTime() - 1)).slice(0, 10)}.csv`;
    return { name, type: csvType, chunks: csvOf(head(unitFor(merchant.currency, language)), batches()) };
  });
}
