import { formatDate } from '@tessera/shared/format';
import { minorToDecimal } from '@tessera/shared/money';
import { betExportLimit, exportBetRecord, getBetRecord, getRecordedBet } from '@tessera/shared/wire/wallet';
import { providerName } from '@tessera/wallet-protocol/messages';
import { type Cell, csvOf, csvType } from '../../platform/csv/csv.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { localized, unitFor } from '../../platform/localized.ts';
import { requireRealAccount, takeExport } from '../cashier/index.ts';
import { type Call, type Member, walletOf } from '../identity/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { withDetails } from './bet-details.ts';
import { type BetNames, betNames } from './bet-names.ts';
import { type BetFilter, betAbout, productsOf, type RecordedBet, readBet, readBets, sumBets } from './bet-store.ts';
import { exportTexts } from './export-texts.ts';
import type { BetsNeeds } from './needs.ts';

const exportBatch = 1_000;
/** The most movements that are shown of one bet. */
const mostMovements = 200;

type Filtered = Pick<Call<typeof exportBetRecord, Member>, 'request' | 'member'>;

function filterOf({ request, member }: Filtered): BetFilter {
  const { from, to, category, vassalage, status } = request;
  return { memberId: member.id, from, to, category, vendor: vassalage, statuses: status };
}

/** A bet of the record as it is answered, with its names. */
export function wireBet(bet: RecordedBet, names: BetNames) {
  return {
    source: bet.source,
    category: bet.category,
    vassalage: bet.vendor,
    vendorName: names.vendor(bet.vendor),
    gameCode: bet.game,
    gameName: names.game(bet),
    reference: bet.reference,
    stake: bet.stakeMinor,
    payout: bet.payoutMinor,
    status: bet.status,
    prizeGroup: bet.prizeGroup ?? null,
    voidReason: bet.voidReason ?? null,
    placedAtMs: bet.placedAt.getTime(),
    settledAtMs: bet.settledAt?.getTime() ?? null,
  };
}

/** The cells of a bet in an exported file, in the order of `betHead`. */
export function betCells(merchant: Merchant, language: string, names: BetNames): (bet: RecordedBet) => Cell[] {
  const texts = localized(exportTexts, language);
  const time = (at: Date | null) =>
    at ? formatDate('yyyy-MM-dd hh:mm:ss', at.getTime(), merchant.profile.timeZone) : '';
  const amount = (minor: number) => minorToDecimal(minor, merchant.currency);
  return (bet) => [
    time(bet.placedAt),
    texts.categories[bet.category] ?? bet.category,
    names.vendor(bet.vendor),
    names.game(bet),
    bet.reference.slice(bet.reference.indexOf(':') + 1),
    bet.prizeGroup ? `${bet.prizeGroup.group} / ${(bet.prizeGroup.rebateMilli / 10).toFixed(1)}%` : '',
    amount(bet.stakeMinor),
    amount(bet.payoutMinor),
    bet.status === 'open' ? '' : amount(bet.payoutMinor - bet.stakeMinor),
    texts.statuses[bet.voidReason ?? bet.status],
    time(bet.settledAt),
  ];
}

/** The rows of an exported file, read batch by batch with the last bet's id as the cursor, up to `betExportLimit`. */
async function* betBatches<Bet extends { readonly id: number }>(
  read: (after: number | null, limit: number) => Promise<readonly Bet[]>,
  cellsOf: (bet: Bet) => Cell[],
): AsyncGenerator<Cell[][]> {
  let after: number | null = null;
  for (let sent = 0; sent < betExportLimit; ) {
    const bets: readonly Bet[] = await read(after, exportBatch);
    yield bets.map(cellsOf);
    sent += bets.length;
    after = bets.at(-1)?.id ?? null;
    if (bets.length < exportBatch) return;
  }
}

export function answerBetRecord(context: BetsNeeds): void {
  const { routes, db, ledger, hooks } = context;
  hooks.betsAbout.push((memberId, reference) => betAbout(db, memberId, reference));

  routes.handleMember(getBetRecord, async (call) => {
    const { merchant, member, request, language } = call;
    requireRealAccount(member);
    const filter = filterOf(call);
    const [found, sums, products, names] = await Promise.all([
      readBets(db, filter, request.after === undefined ? null : Number(request.after), request.pageSize + 1),
      sumBets(db, filter),
      productsOf(db, member.id),
      betNames(context, merchant, language),
    ]);
    const page = await withDetails(context, found.slice(0, request.pageSize));
    const last = page.at(-1);
    return {
      list: page.map((bet) => wireBet(bet, names)),
      next: last && found.length > page.length ? String(last.id) : null,
      sums: {
        bets: sums.bets,
        stake: sums.stakeMinor,
        payout: sums.payoutMinor,
        net: sums.netMinor,
        open: sums.openMinor,
      },
      products: products.map(({ category, vendor }) => ({
        category,
        vassalage: vendor,
        vendorName: names.vendor(vendor),
      })),
    };
  });

  routes.handleMember(getRecordedBet, async ({ merchant, member, request: { source }, language }) => {
    const found = await readBet(db, member.id, source);
    const [bet] = found ? await withDetails(context, [found]) : [];
    if (!bet) throw new Refusal(404, 'bet.unknown');
    const names = await betNames(context, merchant, language);
    const known = await Promise.all(
      hooks.betMovements.map((idsOf) => idsOf({ merchant: merchant.code, memberId: member.id, source })),
    );
    const movementIds = known.flatMap((ids) => ids ?? []);
    const { playable } = walletOf(member);
    const entries = await ledger.entriesById(merchant.code, playable, movementIds, mostMovements);
    return {
      bet: wireBet(bet, names),
      hasProof: !source.startsWith('round:') || source.startsWith(`round:${providerName}:`),
      movements: entries.reverse().map((entry) => ({
        id: String(entry.movementId),
        type: entry.kind,
        amount: entry.amountMinor,
        balanceAfter: entry.balanceAfterMinor,
        atMs: entry.at.getTime(),
      })),
    };
  });

  routes.handleMemberFile(exportBetRecord, async (call) => {
    const { merchant, member, language, request } = call;
    requireRealAccount(member);
    await takeExport(context, member.id);
    const names = await betNames(context, merchant, language);
    const texts = localized(exportTexts, language);
    const cells = betCells(merchant, language, names);
    const batches = betBatches(
      async (after, limit) => withDetails(context, await readBets(db, filterOf(call), after, limit)),
      cells,
    );
    const chunks = csvOf(texts.betHead(unitFor(merchant.currency, language)), batches);
    return { name: `bets-${request.from}_${request.to}.csv`, type: csvType, chunks };
  });
}
