import type { Database } from '@tessera/database/database';
import { holdLock } from '../../../platform/database/locks.ts';
import { readOrRetry } from '../../../platform/database/read-or-retry.ts';
import type { CatalogueGame, GameEntry, GameImport, Vendor } from './catalogue-game.ts';

/** All games that are stored; an offer is a merchant's part of them. */
export interface Catalogue {
  /** In the order in which lists show them. */
  readonly vendors: readonly Vendor[];
  /** Newest release first. */
  readonly games: readonly CatalogueGame[];
  byCode(code: string): CatalogueGame | undefined;
  byNodeId(nodeId: number): CatalogueGame | undefined;
}

/** The catalogue, cached in memory; an import made by any process on the database arrives by notification. */
export interface CatalogueStore {
  /** Reads what is stored and follows changes; empty before. */
  open(): Promise<void>;
  current(): Catalogue;
  /**
   * Adds vendors and games, and overwrites those that are there already. Imports run one after the other: `list` gets
   * what is stored then, and may refuse it by throwing. `also` runs in the same transaction.
   */
  import(list: (stored: Catalogue) => GameImport, also?: () => Promise<void>): Promise<void>;
  /** Calls the listener after every import, also of another process; answers a function that unsubscribes. */
  onChanged(listener: () => void): () => void;
}

export type StoredGame = GameEntry & { readonly nodeId: number };

const newestFirst = (a: StoredGame, b: StoredGame): number =>
  (b.releasedOn ?? '').localeCompare(a.releasedOn ?? '') || b.nodeId - a.nodeId;

/** Games of a vendor that is not among them are left out. */
export function buildCatalogue(vendors: readonly Vendor[], stored: readonly StoredGame[]): Catalogue {
  const vendorByCode = new Map(vendors.map((vendor) => [vendor.vassalage, vendor]));
  const games = [...stored].sort(newestFirst).flatMap((game) => {
    const vendor = vendorByCode.get(game.vassalage);
    // Without an engine there is nothing behind a return: an import may name one, nobody sees it.
    const rtp = game.isPlayable ? game.rtp : null;
    return vendor ? [{ ...game, vendor, rtp }] : [];
  });
  const byCode = new Map(games.map((game) => [game.code, game]));
  const byNodeId = new Map(games.map((game) => [game.nodeId, game]));
  return { vendors, games, byCode: (code) => byCode.get(code), byNodeId: (nodeId) => byNodeId.get(nodeId) };
}

async function readCatalogue(db: Database): Promise<Catalogue> {
  const vendors = await db.query<Vendor>('select code as vassalage, names from game_vendor order by position, code');
  const rows = await db.query<{ nodeId: number; document: GameEntry }>(
    'select node_id as "nodeId", document from game order by node_id',
  );
  return buildCatalogue(
    vendors,
    rows.map(({ nodeId, document }) => ({ ...document, nodeId })),
  );
}

export function createCatalogueStore(db: Database): CatalogueStore {
  let current = buildCatalogue([], []);
  let started = 0;
  let applied = 0;
  const listeners = new Set<() => void>();
  const refresh = async () => {
    started += 1;
    const turn = started;
    const read = await readCatalogue(db);
    // Two refreshes may overlap; the older answer must not win.
    if (turn < applied) return;
    applied = turn;
    current = read;
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    async open() {
      await refresh();
      await db.listen('catalogue_changed', () => {
        void readOrRetry(refresh);
      });
    },
    async import(list, also) {
      await db.transaction(async () => {
        await holdLock(db, 'catalogueImport');
        const { vendors, games } = list(await readCatalogue(db));
        await db.query('select import_games($1::jsonb, $2::jsonb)', [JSON.stringify(vendors), JSON.stringify(games)]);
        await also?.();
      });
      await readOrRetry(refresh);
    },
    onChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
