import type { Database } from '@tessera/database/database';
import { currencyOf } from '@tessera/shared/money';
import type { Merchant, MerchantProfile, SystemStatus } from './merchant.ts';
import { type SwitchRow, treeOf } from './switches/switch-tree.ts';

interface MerchantRow {
  code: string;
  name: string;
  currency: string;
  status: SystemStatus;
  profile: MerchantProfile;
  version: number;
}

/** A merchant with its switches as they are now; all of them for null. */
export async function readMerchants(database: Database, code: string | null): Promise<Merchant[]> {
  const rows = await database.query<MerchantRow>(
    'select code, name, currency, system_status as status, profile, version from merchant where $1::text is null or code = $1 order by code',
    [code],
  );
  const switches = await database.query<SwitchRow & { merchant: string }>(
    'select merchant, mod_id as "modId", parent, enabled from merchant_switch where $1::text is null or merchant = $1 order by position',
    [code],
  );
  return rows.map((row) => {
    const own = switches.filter(({ merchant }) => merchant === row.code);
    return {
      code: row.code,
      name: row.name,
      currency: currencyOf(row.currency),
      systemStatus: row.status,
      profile: row.profile,
      version: row.version,
      switches: new Map(own.map((node) => [node.modId, node])),
      switchTree: treeOf(own),
    };
  });
}
