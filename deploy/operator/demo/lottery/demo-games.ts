import type { GameKind } from '@tessera/shared/lottery';
import { minuteMs } from '../../platform/clock/durations.ts';
import type { OperatorServices } from '../../services.ts';
import type { Seed } from '../seed.ts';
import { electronicForms } from './electronic-forms.ts';
import {
  carRace,
  dice,
  eightOfTwenty,
  fiveDigits,
  fiveOfEleven,
  type GameNames,
  lightningFive,
  twentyOfEighty,
} from './game-names.ts';
import { seaGames } from './sea-games.ts';
import { type VietnamGame, vietnamGames } from './vietnam-games.ts';

/** Stakes in whole units of the merchant's currency. */
interface MerchantGames {
  readonly units: readonly number[];
  readonly maxStake: number;
  readonly maxPayout: number;
}

const demo: Readonly<Record<string, MerchantGames>> = {
  aurora: {
    units: [100, 1000, 10_000],
    maxStake: 5_000_000,
    maxPayout: 100_000_000,
  },
  lotus: {
    units: [1000, 10_000, 50_000],
    maxStake: 20_000_000,
    maxPayout: 500_000_000,
  },
  harbor: {
    units: [1, 5, 20],
    maxStake: 5000,
    maxPayout: 100_000,
  },
};

interface GamePlan {
  readonly code: string;
  readonly kind: GameKind;
  readonly names: (merchant: string) => GameNames | undefined;
  readonly defaultPlay: string;
  readonly minutes: number;
  readonly closesBeforeMs: number;
  readonly prizeMode: 'LOTT' | 'ELOTT';
}

const plan: readonly GamePlan[] = [
  {
    code: '11X5',
    kind: '11X5',
    names: (merchant) => fiveOfEleven[merchant],
    defaultPlay: 'first3-direct',
    minutes: 3,
    closesBeforeMs: 10_000,
    prizeMode: 'LOTT',
  },
  {
    code: 'K3',
    kind: 'K3',
    names: () => dice,
    defaultPlay: 'sum',
    minutes: 1,
    closesBeforeMs: 5000,
    prizeMode: 'LOTT',
  },
];

/** The one game of electronic lottery: five of eleven, drawn every minute. */
const electronic: GamePlan = {
  code: 'E5',
  kind: '11X5',
  names: () => lightningFive,
  defaultPlay: 'any1',
  minutes: 1,
  closesBeforeMs: 5000,
  prizeMode: 'ELOTT',
};

/** What came after the first games, on the lottery's own page. */
const laterPlan: readonly GamePlan[] = [
  {
    code: 'SSC',
    kind: 'SSC',
    names: () => fiveDigits,
    defaultPlay: 'place',
    minutes: 5,
    closesBeforeMs: 10_000,
    prizeMode: 'LOTT',
  },
  {
    code: 'PK10',
    kind: 'PK10',
    names: () => carRace,
    defaultPlay: 'place',
    minutes: 5,
    closesBeforeMs: 10_000,
    prizeMode: 'LOTT',
  },
];

const electronicPlan: readonly GamePlan[] = electronicForms.map(({ names, ...form }) => ({
  ...form,
  closesBeforeMs: 5000,
  prizeMode: 'ELOTT',
  names: () => names,
}));

/** A game as the table has it, without what is the merchant's. */
interface GameRow extends Pick<GamePlan, 'code' | 'kind' | 'names' | 'defaultPlay' | 'closesBeforeMs'> {
  readonly periodMs: number | null;
  readonly drawingMs?: number;
  readonly calendar: VietnamGame['calendar'];
  readonly region: VietnamGame['region'] | null;
  readonly prizeMode: GamePlan['prizeMode'] | 'ZY' | 'SEA';
  /** So many times what a merchant's usual games may pay at most. */
  readonly payoutFactor: number;
  /** A number of a play takes this part of what an issue takes at most: one of so many. */
  readonly numberPart: number;
}

const rowOf = ({ minutes, ...game }: GamePlan): GameRow => ({
  ...game,
  ...{ periodMs: minutes * minuteMs, calendar: null, region: null, payoutFactor: 1, numberPart: 2 },
});

const insertGames = (services: OperatorServices, games: readonly GamePlan[], firstPosition = 0): Promise<void> =>
  insertRows(services, games.map(rowOf), firstPosition);

/** Games follow those that a merchant has. */
async function insertRows(
  { db, merchants }: OperatorServices,
  games: readonly GameRow[],
  firstPosition: number,
): Promise<void> {
  for (const merchant of merchants.all()) {
    const terms = demo[merchant.code];
    if (!terms) continue;
    const minor = (units: number) => units * 10 ** merchant.currency.exponent;
    for (const [position, game] of games.entries()) {
      await db.query(
        `insert into lottery_game (merchant, code, kind, position, names, default_play, period_ms, closes_before_ms,
                                   units_minor, max_multiple, max_stake_minor, max_payout_minor, prize_mode, calendar, region,
                                   max_number_stake_minor, drawing_ms)
         values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9::bigint[], 9999, $10, $11, $12, $13::jsonb, $14, $15, $16)`,
        [
          merchant.code,
          game.code,
          game.kind,
          firstPosition + position,
          JSON.stringify(game.names(merchant.code)),
          game.defaultPlay,
          game.periodMs,
          game.closesBeforeMs,
          terms.units.map(minor),
          minor(terms.maxStake),
          minor(terms.maxPayout) * game.payoutFactor,
          game.prizeMode,
          game.calendar && JSON.stringify(game.calendar),
          game.region,
          minor(terms.maxStake) / game.numberPart,
          game.drawingMs ?? 0,
        ],
      );
    }
  }
}

export const demoGamesSeed: Seed = {
  name: 'lottery-games',
  module: 'lottery',
  run: (services) => insertGames(services, plan),
};

export const electronicLotterySeed: Seed = {
  name: 'lottery-electronic-game',
  module: 'lottery',
  run: (services) => insertGames(services, [electronic]),
};

const happyEight: GamePlan = {
  code: 'KLSF',
  kind: 'KLSF',
  names: () => eightOfTwenty,
  defaultPlay: 'any3',
  minutes: 5,
  closesBeforeMs: 10_000,
  prizeMode: 'LOTT',
};

/** Behind the games of the lottery's own page. */
export const eightOfTwentySeed: Seed = {
  name: 'lottery-eight-of-twenty',
  module: 'lottery',
  run: (services) => insertGames(services, [happyEight], plan.length + laterPlan.length),
};

const keno: GamePlan = {
  code: 'KL8',
  kind: 'KL8',
  names: () => twentyOfEighty,
  defaultPlay: 'any5',
  minutes: 5,
  closesBeforeMs: 10_000,
  prizeMode: 'LOTT',
};

/** Behind eight of twenty. */
export const twentyOfEightySeed: Seed = {
  name: 'lottery-twenty-of-eighty',
  module: 'lottery',
  run: (services) => insertGames(services, [keno], plan.length + laterPlan.length + 1),
};

export const laterGamesSeed: Seed = {
  name: 'lottery-digits-and-races',
  module: 'lottery',
  run: (services) => insertGames(services, [...laterPlan, ...electronicPlan], plan.length),
};

/** Behind all others. Numbers of four digits pay thousands on each of twenty places, so the limit of what is paid is higher. */
export const vietnamGamesSeed: Seed = {
  name: 'lottery-vietnam',
  module: 'lottery',
  run: (services) =>
    insertRows(
      services,
      vietnamGames.map((game) => ({ ...game, names: () => game.names, payoutFactor: 10, numberPart: 5 })),
      100,
    ),
};

/** Behind those of Vietnam; numbers of four digits pay thousands. */
export const seaGamesSeed: Seed = {
  name: 'lottery-sea',
  module: 'lottery',
  run: (services) =>
    insertRows(
      services,
      seaGames.map((game) => ({
        ...game,
        ...{ names: () => game.names, region: null, defaultPlay: 'top3', prizeMode: 'SEA', payoutFactor: 10 },
        numberPart: 5,
      })),
      200,
    ),
};

/** Replaces the names in a database that was made before they changed; a change needs a new seed name. */
export const gameNamesSeed: Seed = {
  name: 'lottery-names-in-six-languages',
  module: 'lottery',
  async run({ db, merchants }) {
    const rows = merchants
      .all()
      .flatMap(({ code: merchant }) => plan.map(({ code, names }) => ({ merchant, code, names: names(merchant) })));
    await db.query(
      `update lottery_game g set names = n.names
       from jsonb_to_recordset($1::jsonb) as n (merchant text, code text, names jsonb)
       where g.merchant = n.merchant and g.code = n.code and n.names is not null`,
      [JSON.stringify(rows)],
    );
  },
};
