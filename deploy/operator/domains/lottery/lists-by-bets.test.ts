import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import {
  getDraw,
  getGameMenus,
  getPopularLottery,
  getRecentGameMenus,
  getVietnamMenu,
  getVietnamRecent,
  placeBets,
} from '@tessera/shared/wire/lottery';
import { withOperator } from '../../testing/with-operator.ts';

type Bet = readonly [gameCode: string, playCode: string, numbers: readonly (readonly string[])[]];

const places = (number: string) => [[number], [], [], [], []];

/** Two games of each prize mode; the second one is bet on more often. */
const modes: readonly { readonly prizeMode: string; readonly lottoArea?: 'VN'; readonly bets: readonly [Bet, Bet] }[] =
  [
    {
      prizeMode: 'LOTT',
      bets: [
        ['K3', 'sum-sides', [['big']]],
        ['SSC', 'place', places('1')],
      ],
    },
    {
      prizeMode: 'ELOTT',
      bets: [
        ['E5', 'any1', [['01']]],
        ['EK3M2', 'sum-sides', [['odd']]],
      ],
    },
    {
      prizeMode: 'SEA',
      bets: [
        ['HNSP', 'top2', [['12']]],
        ['TH15M', 'top2', [['34']]],
      ],
    },
    {
      prizeMode: 'LOTT',
      lottoArea: 'VN',
      bets: [
        ['XSMB', 'duoi', [['12']]],
        ['XSHCM', 'duoi', [['34']]],
      ],
    },
    {
      prizeMode: 'ZY',
      lottoArea: 'VN',
      bets: [
        ['MB1P', 'duoi', [['12']]],
        ['MT1P', 'duoi', [['34']]],
      ],
    },
  ];

describe('games by what is bet on them', () => {
  const { site } = withOperator();
  const codes = async (...[endpoint, request, init]: Parameters<typeof site.call>) => {
    const { body } = await site.call(endpoint, request, init);
    return (body.value as { list: { code: string }[] }).list.map(({ code }) => code);
  };

  async function bet(token: string, [gameCode, playCode, numbers]: Bet, times: number): Promise<void> {
    const { body } = await site.call(getDraw, { code: gameCode });
    const { issue } = (body.value as { current: { issue: string } }).current;
    const line = { gameCode, issue, playCode, numbers, unit: 100, multiple: 1 };
    const lines = Array.from({ length: times }, () => line);
    const answer = await site.call(placeBets, { requestId: randomUUID(), priceList: priceListId, lines }, { token });
    expect([gameCode, answer.status]).toEqual([gameCode, 200]);
  }

  it('the most played of each prize mode are its own games by their bets, and the recent ones begin with the last', async () => {
    const token = await site.tokenOf('player01');
    // In turns over the modes, so that no list is right by its place.
    for (const { bets } of modes) await bet(token, bets[1], 3);
    for (const { bets } of modes) await bet(token, bets[0], 2);
    for (const { prizeMode, lottoArea, bets } of modes) {
      const [less = '', more = ''] = bets.map(([code]) => code);
      const asked = { prizeMode };
      const all = await codes(lottoArea ? getVietnamMenu : getGameMenus, asked);
      const popular = await codes(getPopularLottery, { ...asked, ...(lottoArea && { lottoArea }), count: 100 });
      expect([prizeMode, popular.slice(0, 2)]).toEqual([prizeMode, [more, less]]);
      expect([...popular].sort()).toEqual([...all].sort());
      const recent = await codes(lottoArea ? getVietnamRecent : getRecentGameMenus, asked, { token });
      expect([prizeMode, recent]).toEqual([prizeMode, [less, more]]);
    }
  });
});
