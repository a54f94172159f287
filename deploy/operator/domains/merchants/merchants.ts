import type { Database } from '@tessera/database/database';
import { holdLock } from '../../platform/database/locks.ts';
import { readOrRetry } from '../../platform/database/read-or-retry.ts';
import type { Merchant, MerchantProfile, SystemStatus } from './merchant.ts';
import { readMerchants } from './read-merchants.ts';
import { rootSwitches, switchPlan } from './switches/known-switches.ts';
import { isOn } from './switches/switch-tree.ts';

/**
 * The merchants, cached in memory; a change made by any process on the database arrives by notification, and at the latest by
 * `refreshChanged`.
 */
export interface Merchants {
  all(): readonly Merchant[];
  byCode(code: string): Merchant | undefined;
  /** Whether a switch is on after decision 12's rules of absence. */
  isOn(merchant: Merchant, modId: string): boolean;
  /**
   * Adds a merchant with every known switch on but those named; throws {@link MerchantTaken} when the code is in use and
   * {@link HostTaken} when one of its hosts is. `also` runs in the same transaction.
   */
  create(merchant: NewMerchant, also?: () => Promise<void>): Promise<Merchant>;
  /**
   * Sets several switches at once; an unknown name is refused by throwing, nothing is changed then. `released` are switches
   * of remotes that the merchant may not have yet. `also` runs in the same transaction, here and below.
   */
  setSwitches(
    code: string,
    changes: Readonly<Record<string, boolean>>,
    more?: { readonly also?: () => Promise<void>; readonly released?: ReadonlySet<string> },
  ): Promise<Merchant>;
  setSystemStatus(code: string, status: SystemStatus, also?: () => Promise<void>): Promise<Merchant>;
  setLanguages(code: string, languages: readonly string[], also?: () => Promise<void>): Promise<Merchant>;
  /**
   * Replaces the profile by what `next` makes of the merchant as it is now; one change at a time, in a transaction.
   * Throws {@link HostTaken}.
   */
  update(code: string, next: (current: Merchant) => Promise<MerchantProfile>): Promise<Merchant>;
  /** Reads the merchants whose version in the database is newer: a connection that listens can end without anybody noticing. */
  refreshChanged(): Promise<void>;
  /** Calls the listener after every change; answers a function that unsubscribes. */
  onChanged(listener: (merchant: Merchant) => void): () => void;
}

export interface NewMerchant {
  /** Lower-case letters, digits and dashes. */
  readonly code: string;
  readonly name: string;
  /** Code of a currency in the registry. */
  readonly currency: string;
  readonly profile: MerchantProfile;
  readonly switchedOff: readonly string[];
}

export class MerchantTaken extends Error {
  override name = 'MerchantTaken';
}

export class HostTaken extends Error {
  override name = 'HostTaken';
}

export class UnknownSwitch extends Error {
  override name = 'UnknownSwitch';
}

/** No two merchants share a host. Hosts are inside documents, so a lock takes the place of a unique index. */
async function refuseTakenHosts(db: Database, { code, profile }: Pick<NewMerchant, 'code' | 'profile'>): Promise<void> {
  await holdLock(db, 'merchantHosts');
  const taken = await db.query(
    `select 1 from merchant m, jsonb_array_elements_text(m.profile->'hosts' || (m.profile->'agentHosts')) as h (host)
     where m.code <> $1 and h.host = any($2::text[])`,
    [code, [...profile.hosts, ...profile.agentHosts]],
  );
  if (taken.length > 0) throw new HostTaken(`A host of "${code}" belongs to another merchant.`);
}

const switchNodes = [
  ...rootSwitches.map((modId) => ({ modId, parent: null })),
  ...Object.entries(switchPlan).flatMap(([remote, modules]) => [
    { modId: remote, parent: null },
    ...modules.map((modId) => ({ modId, parent: remote })),
  ]),
];
const switchNames = new Set(switchNodes.map(({ modId }) => modId as string));

async function insertMerchant(db: Database, merchant: NewMerchant): Promise<void> {
  const { code, name, currency, profile, switchedOff } = merchant;
  await refuseTakenHosts(db, merchant);
  const unknown = switchedOff.find((modId) => !switchNames.has(modId));
  if (unknown) throw new UnknownSwitch(`There is no switch "${unknown}".`);
  const inserted = await db.query(
    'insert into merchant (code, name, currency, profile) values ($1, $2, $3, $4::jsonb) on conflict do nothing returning code',
    [code, name, currency, JSON.stringify(profile)],
  );
  if (inserted.length === 0) throw new MerchantTaken(`There is a merchant "${code}" already.`);
  await db.query(
    `insert into merchant_switch (merchant, mod_id, parent, position, enabled)
     select $1, n."modId", n.parent, n.position, n."modId" <> all($3::text[])
     from jsonb_to_recordset($2::jsonb) as n ("modId" text, parent text, position integer)`,
    [code, JSON.stringify(switchNodes.map((node, position) => ({ ...node, position }))), switchedOff],
  );
}

/** A remote that was released after the merchant was made: its switch is added, off. */
async function addSwitch(db: Database, code: string, modId: string): Promise<void> {
  await db.query(
    `insert into merchant_switch (merchant, mod_id, parent, position, enabled)
     select $1, $2, null, coalesce(max(position) + 1, 0), false from merchant_switch where merchant = $1
     on conflict do nothing`,
    [code, modId],
  );
}

export async function openMerchants(database: Database): Promise<Merchants> {
  const known = new Map<string, Merchant>();
  const listeners = new Set<(merchant: Merchant) => void>();

  async function refresh(code: string | null): Promise<void> {
    for (const merchant of await readMerchants(database, code)) {
      // Two refreshes may overlap; the older answer must not win, and an unchanged version is ignored.
      if ((known.get(merchant.code)?.version ?? 0) >= merchant.version) continue;
      known.set(merchant.code, merchant);
      for (const listener of listeners) listener(merchant);
    }
  }

  async function change(code: string, work: () => Promise<void>): Promise<Merchant> {
    await database.transaction(work);
    await readOrRetry(() => refresh(code));
    const merchant = known.get(code);
    if (!merchant) throw new Error(`There is no merchant "${code}".`);
    return merchant;
  }

  await refresh(null);
  await database.listen('merchant_changed', (code) => {
    void readOrRetry(() => refresh(code || null));
  });

  return {
    all: () => [...known.values()],
    byCode: (code) => known.get(code),
    isOn: (merchant, modId) => isOn(merchant.switches, modId),
    create: (merchant, also) =>
      change(merchant.code, async () => {
        await insertMerchant(database, merchant);
        await also?.();
      }),
    setSwitches: (code, changes, { also, released } = {}) =>
      change(code, async () => {
        for (const [modId, enabled] of Object.entries(changes)) {
          if (released?.has(modId)) await addSwitch(database, code, modId);
          const changed = await database.query(
            'update merchant_switch set enabled = $3 where merchant = $1 and mod_id = $2 returning mod_id',
            [code, modId, enabled],
          );
          if (changed.length === 0) throw new UnknownSwitch(`${code} has no switch "${modId}".`);
        }
        await database.query('update merchant set name = name where code = $1', [code]);
        await also?.();
      }),
    setSystemStatus: (code, status, also) =>
      change(code, async () => {
        await database.query('update merchant set system_status = $2 where code = $1', [code, status]);
        await also?.();
      }),
    setLanguages: (code, languages, also) =>
      change(code, async () => {
        await database.query(
          `update merchant
           set profile = jsonb_set(profile, '{languages}', $2::jsonb)
             || jsonb_build_object('settingsVersion', coalesce((profile->>'settingsVersion')::int, 0) + 1)
           where code = $1`,
          [code, JSON.stringify(languages)],
        );
        await also?.();
      }),
    update: (code, next) =>
      change(code, async () => {
        await database.query('select 1 from merchant where code = $1 for update', [code]);
        const [current] = await readMerchants(database, code);
        if (!current) throw new Error(`There is no merchant "${code}".`);
        const profile = await next(current);
        await refuseTakenHosts(database, { code, profile });
        await database.query('update merchant set profile = $2::jsonb where code = $1', [
          code,
          JSON.stringify(profile),
        ]);
      }),
    async refreshChanged() {
      const stored = await database.query<{ code: string; version: number }>('select code, version from merchant');
      for (const { code, version } of stored) if ((known.get(code)?.version ?? 0) < version) await refresh(code);
    },
    onChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
