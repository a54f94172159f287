import type { Database } from '../../platform/database/database.ts';
import type { Merchant, SystemStatus } from './merchant.ts';
import { readMerchants } from './read-merchants.ts';
import { isOn } from './switches/switch-tree.ts';

/** The merchants, kept in memory and fresh: a change made anywhere on the database arrives by notification. */
export interface Merchants {
  all(): readonly Merchant[];
  byCode(code: string): Merchant | undefined;
  /** Whether a switch is on after decision 12's rules of absence. */
  isOn(merchant: Merchant, modId: string): boolean;
  /** Sets several switches at once; an unknown name is refused by throwing, nothing is changed then. */
  setSwitches(code: string, changes: Readonly<Record<string, boolean>>): Promise<Merchant>;
  setSystemStatus(code: string, status: SystemStatus): Promise<Merchant>;
  setLanguages(code: string, languages: readonly string[]): Promise<Merchant>;
  /** Hears every change after it has taken effect here; answers how to stop hearing. */
  onChanged(heard: (merchant: Merchant) => void): () => void;
}

export class UnknownSwitch extends Error {
  override name = 'UnknownSwitch';
}

export async function openMerchants(database: Database): Promise<Merchants> {
  const known = new Map<string, Merchant>();
  const listeners = new Set<(merchant: Merchant) => void>();

  async function refresh(code: string | null): Promise<void> {
    for (const merchant of await readMerchants(database, code)) {
      // Two refreshes may cross; the older answer must not win, and an echo is no news.
      if ((known.get(merchant.code)?.version ?? 0) >= merchant.version) continue;
      known.set(merchant.code, merchant);
      for (const heard of listeners) heard(merchant);
    }
  }

  async function change(code: string, work: () => Promise<void>): Promise<Merchant> {
    await database.transaction(work);
    await refresh(code);
    const merchant = known.get(code);
    if (!merchant) throw new Error(`There is no merchant "${code}".`);
    return merchant;
  }

  await refresh(null);
  await database.listen('merchant_changed', (code) => {
    refresh(code || null).catch((cause: unknown) => process.emitWarning(String(cause)));
  });

  return {
    all: () => [...known.values()],
    byCode: (code) => known.get(code),
    isOn: (merchant, modId) => isOn(merchant.switches, modId),
    setSwitches: (code, changes) =>
      change(code, async () => {
        for (const [modId, enabled] of Object.entries(changes)) {
          const changed = await database.query(
            'update merchant_switch set enabled = $3 where merchant = $1 and mod_id = $2 returning mod_id',
            [code, modId, enabled],
          );
          if (changed.length === 0) throw new UnknownSwitch(`${code} has no switch "${modId}".`);
        }
        await database.query('update merchant set name = name where code = $1', [code]);
      }),
    setSystemStatus: (code, status) =>
      change(code, async () => {
        await database.query('update merchant set system_status = $2 where code = $1', [code, status]);
      }),
    setLanguages: (code, languages) =>
      change(code, async () => {
        await database.query(
          `update merchant set profile = jsonb_set(profile, '{languages}', $2::jsonb) where code = $1`,
          [code, JSON.stringify(languages)],
        );
      }),
    onChanged(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}
