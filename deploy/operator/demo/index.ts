import type { Database } from '@tessera/database/database';
import type { OperatorServices } from '../services.ts';
import { consoleOperatorSeed, demoAccountsSeed } from './accounts.ts';
import { downlineSeed } from './agents/seed.ts';
import { gamesSeed } from './games/game-import.ts';
import { pastRoundsSeed } from './games/past-rounds.ts';
import { blockedNumbersSeed } from './lottery/blocked-numbers.ts';
import {
  demoGamesSeed,
  eightOfTwentySeed,
  electronicLotterySeed,
  gameNamesSeed,
  laterGamesSeed,
  seaGamesSeed,
  twentyOfEightySeed,
  vietnamGamesSeed,
} from './lottery/demo-games.ts';
import { merchantOddsSeed } from './lottery/merchant-odds.ts';
import { pastDrawsSeed, pastSeaSeed, pastVietnamSeed } from './lottery/past-draws.ts';
import { merchantsSeed, registerRulesSeed } from './merchants/demo-merchants.ts';
import { agentNoticesSeed } from './promotions/agent-notices.ts';
import { announcementsSeed, furtherBannersSeed, marketingPopupSeed } from './promotions/announcements.ts';
import { drawsSeed } from './promotions/draws.ts';
import { missionsSeed } from './promotions/missions.ts';
import { pointMallSeed } from './promotions/point-mall.ts';
import { laterPromotionsSeed, promotionsSeed } from './promotions/promotions.ts';
import { referralRulesSeed } from './promotions/referral-rules.ts';
import { tournamentsSeed } from './promotions/tournaments.ts';
import { vipLevelsSeed } from './promotions/vip-levels.ts';
import { promotionWordsSeed } from './promotions/words-seed.ts';
import type { Seed } from './seed.ts';
import { siteTextsSeed } from './site-texts/site-texts.ts';

/** In the order in which they build on each other. */
const seeds: readonly Seed[] = [
  merchantsSeed,
  consoleOperatorSeed,
  siteTextsSeed,
  registerRulesSeed,
  demoAccountsSeed,
  gamesSeed,
  promotionsSeed,
  announcementsSeed,
  promotionWordsSeed,
  laterPromotionsSeed,
  furtherBannersSeed,
  marketingPopupSeed,
  agentNoticesSeed,
  demoGamesSeed,
  electronicLotterySeed,
  gameNamesSeed,
  laterGamesSeed,
  eightOfTwentySeed,
  twentyOfEightySeed,
  vietnamGamesSeed,
  pastVietnamSeed,
  seaGamesSeed,
  blockedNumbersSeed,
  merchantOddsSeed,
  pastSeaSeed,
  pastDrawsSeed,
  downlineSeed,
  pastRoundsSeed,
  vipLevelsSeed,
  pointMallSeed,
  missionsSeed,
  tournamentsSeed,
  referralRulesSeed,
  drawsSeed,
];

/** Runs a seed and the note that it ran in one transaction, unless the note is there. */
async function runOnce(db: Database, name: string, run: () => Promise<void>): Promise<void> {
  await db.transaction(async () => {
    const noted = await db.query('insert into seed_applied (name) values ($1) on conflict do nothing returning name', [
      name,
    ]);
    if (noted.length > 0) await run();
  });
}

const withoutDemo = 'without-demo';

const isNoted = async (db: Database, name: string): Promise<boolean> =>
  (await db.query('select 1 from seed_applied where name = $1', [name])).length > 0;

/**
 * Fills a fresh database with the demo's merchants, games, accounts and their past; later starts add what is new. A
 * database that began without the demo never gets it. Skips the
 * seeds in `leftOut`.
 */
export async function loadDemo(
  services: OperatorServices,
  modules: readonly string[],
  leftOut: readonly Seed[] = [],
): Promise<void> {
  if (await isNoted(services.db, withoutDemo)) return;
  for (const { name, module, run } of seeds.filter((seed) => !leftOut.includes(seed)))
    if (modules.includes(module) || module === 'merchants') await runOnce(services.db, name, () => run(services));
}

/** Notes that a fresh database begins without the demo; one that has it keeps it. */
export async function beginWithoutDemo({ db }: OperatorServices): Promise<void> {
  if (!(await isNoted(db, merchantsSeed.name))) await runOnce(db, withoutDemo, async () => undefined);
}
