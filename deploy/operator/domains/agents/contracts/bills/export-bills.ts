import { formatDate } from '@tessera/shared/format';
import { minorToDecimal } from '@tessera/shared/money';
import { exportBills } from '@tessera/shared/wire/agent';
import type { Cell } from '../../../../platform/csv/csv.ts';
import { localized, unitFor } from '../../../../platform/localized.ts';
import type { Merchant } from '../../../merchants/index.ts';
import type { AgentsNeeds } from '../../needs.ts';
import { answerFile, keysetBatches } from '../../record/export-file.ts';
import { columnsOf, exportTexts } from '../export-texts.ts';
import { requireKind } from '../rates.ts';
import { inList } from './bill-filter.ts';
import { type ExplainedBill, findExplained, openMinor } from './bill-store.ts';

/** The cells of a bill, in the order of `billHead`. */
function billCells({ currency, profile }: Merchant, language: string): (bill: ExplainedBill) => Cell[] {
  const texts = localized(exportTexts, language);
  const time = (at: Date) => formatDate('yyyy-MM-dd hh:mm', at.getTime(), profile.timeZone);
  const amount = (minor: number) => minorToDecimal(minor, currency);
  const isOpen = ({ status }: ExplainedBill) => status !== 'expired';
  return (bill) => [
    ...[bill.reference, texts.kinds[bill.kind], bill.payer, bill.agent, time(bill.from), time(bill.to)],
    ...[texts.billStatuses[bill.status], amount(bill.baseMinor), bill.rateBasisPoints / 100],
    ...[amount(bill.amountMinor), amount(bill.paidMinor), isOpen(bill) ? amount(openMinor(bill)) : 0],
    ...[time(bill.issuedAt), bill.amountMinor > 0 ? time(bill.expiresAt) : ''],
  ];
}

/** The bills of a filter as a file for spreadsheets. */
export function answerBillExport(context: AgentsNeeds): void {
  const { db } = context;
  answerFile(context, exportBills, async ({ merchant, member, request, language }) => {
    requireKind(context, merchant, request.kind);
    const { where, params } = inList(request, request.side, member.id, merchant.profile.timeZone);
    const batches = keysetBatches(
      (after: ExplainedBill | undefined, limit) =>
        findExplained(
          db,
          `${where} and ($7::timestamptz is null or (b.period_from, b.id) < ($7, $8::bigint))
           order by b.period_from desc, b.id desc limit $9`,
          [...params, after?.from ?? null, after?.id ?? null, limit],
        ),
      billCells(merchant, language),
    );
    const head = columnsOf(localized(exportTexts, language).billHead, unitFor(merchant.currency, language));
    const { kind, from, to } = request;
    return { name: `bills-${kind}`, days: from && to ? { from, to } : null, head, batches };
  });
}
