import type { GameKind } from '@tessera/shared/lottery';
import type { OperatorContext, Seed } from '../context.ts';

type Names = { readonly EN: string } & Readonly<Record<string, string>>;

/** Names as the merchant's readers know them, and stakes in whole units of its currency. */
interface MerchantGames {
  readonly five: Names;
  readonly dice: Names;
  readonly units: readonly number[];
  readonly maxStake: number;
  readonly maxPayout: number;
}

const dice: Names = { KO: '스피드 주사위', EN: 'Speed Dice', VI: 'Xúc xắc nhanh', TH: 'ลูกเต๋าเร็ว' };

const demo: Readonly<Record<string, MerchantGames>> = {
  aurora: {
    five: { KO: '오로라 5/11', EN: 'Aurora 5/11', VI: 'Aurora 5/11' },
    dice,
    units: [100, 1000, 10_000],
    maxStake: 5_000_000,
    maxPayout: 100_000_000,
  },
  lotus: {
    five: { KO: '연꽃 5/11', EN: 'Lotus 5/11', VI: 'Sen 5/11', TH: 'บัว 5/11' },
    dice,
    units: [1000, 10_000, 50_000],
    maxStake: 20_000_000,
    maxPayout: 500_000_000,
  },
  harbor: {
    five: { KO: '하버 5/11', EN: 'Harbor 5/11', VI: 'Harbor 5/11' },
    dice,
    units: [1, 5, 20],
    maxStake: 5000,
    maxPayout: 100_000,
  },
};

interface GamePlan {
  readonly code: string;
  readonly kind: GameKind;
  readonly names: 'five' | 'dice';
  readonly defaultPlay: string;
  readonly minutes: number;
  readonly closesBeforeMs: number;
}

const plan: readonly GamePlan[] = [
  { code: '11X5', kind: '11X5', names: 'five', defaultPlay: 'first3-direct', minutes: 3, closesBeforeMs: 10_000 },
  { code: 'K3', kind: 'K3', names: 'dice', defaultPlay: 'sum', minutes: 1, closesBeforeMs: 5000 },
];

async function seedGames({ db, merchants }: OperatorContext): Promise<void> {
  for (const merchant of merchants.all()) {
    const games = demo[merchant.code];
    if (!games) continue;
    const minor = (units: number) => units * 10 ** merchant.currency.exponent;
    for (const [position, game] of plan.entries()) {
      await db.query(
        `insert into lottery_game (merchant, code, kind, position, names, default_play, period_ms, closes_before_ms,
                                   units_minor, max_multiple, max_stake_minor, max_payout_minor)
         values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9::bigint[], 9999, $10, $11)`,
        [
          merchant.code,
          game.code,
          game.kind,
          position,
          JSON.stringify(games[game.names]),
          game.defaultPlay,
          game.minutes * 60_000,
          game.closesBeforeMs,
          games.units.map(minor),
          minor(games.maxStake),
          minor(games.maxPayout),
        ],
      );
    }
  }
}

export const demoGamesSeed: Seed = { name: 'lottery-games', run: seedGames };
