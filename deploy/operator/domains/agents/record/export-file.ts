import { formatDate } from '@tessera/shared/format';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { type Cell, csvOf, csvType } from '../../../platform/csv/csv.ts';
import { localized } from '../../../platform/localized.ts';
import { takeExport } from '../../cashier/index.ts';
import type { Call, Member } from '../../identity/index.ts';
import type { Days } from '../figures/period.ts';
import type { AgentsNeeds } from '../needs.ts';
import { requireAgent } from '../scope.ts';
import { type AgentExportTexts, exportTexts } from './export-texts.ts';

const batch = 1_000;

export interface ExportedTable {
  /** Of the file, without its days. */
  readonly name: string;
  readonly days: Days | null;
  readonly head: readonly string[];
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** The rows of a file, read batch by batch with the last row as the cursor, however many there are. */
export async function* keysetBatches<Row>(
  read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
  cellsOf: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  let after: Row | undefined;
  for (;;) {
    const rows: readonly Row[] = await read(after, batch);
    yield rows.map(cellsOf);
    after = rows.at(-1);
    if (rows.length < batch) return;
  }
}

/** Rows that are few enough to be read at once. */
export async function* oneBatch(rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield rows;
}

/** Answers a list of the agent centre as a file for spreadsheets; how many files an account is sent in a time is limited. */
export function answerFile<E extends Endpoint>(
  context: AgentsNeeds,
  endpoint: E,
  tableOf: (call: Call<E, Member>, texts: AgentExportTexts) => Promise<ExportedTable>,
): void {
  context.routes.handleMemberFile(endpoint, async (call) => {
    const { member, merchant, language } = call;
    requireAgent(member);
    const { name, days, head, batches } = await tableOf(call, localized(exportTexts, language));
    // After what the request is refused for, so that a wrong one takes nothing.
    await takeExport(context, member.id);
    const today = formatDate('yyyy-MM-dd', context.clock.now().getTime(), merchant.profile.timeZone);
    const when = days ? `${days.from}_${days.to}` : today;
    return { name: `${name}-${when}.csv`, type: csvType, chunks: csvOf(head, batches) };
  });
}
