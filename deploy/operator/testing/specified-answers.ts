/**
 * What an operator answers that implements the specification and nothing else: the fields that docs/spec.md §3 and §7
 * or docs/wire-facts.md name, written by hand. A call whose answer neither of them shows answers its success alone.
 * Its values are not this site's: codes, categories, kinds and patterns of its own, numbers for ids, and in each list
 * a row that nobody can read.
 */
const signedIn = { token: 'specified-token', id: 7, firstTimeLogin: false, passwordExpired: false };
const game = {
  ...{ code: 'PP-0086', nodeId: 86, gameName: 'Orchard', vassalage: 'PP', gameType: 'RNG' },
  ...{ defaultPlayType: '', accountTypeName: '', isGame: 'GAME', defaultIcon: '', showIcon: false },
};
const games = [
  { gameName: 'Row without a code' },
  game,
  {
    ...{ code: 'vs20olympgate', gameName: 'Olympus', vassalage: 'PRAGMATIC_PLAY_LIVE', gameType: 'RNG' },
    ...{ gameClassify: 'JP', isGame: '1', volatility: 'HIGH', features: ['megaways'] },
  },
  { code: 65, gameName: 'Bingo hall', vassalage: 'PG', gameType: 'BINGO', gameClassify: 'BINGO75', isGame: 'Y' },
];
const nothing = undefined;

export const specifiedAnswers: Readonly<Record<string, unknown>> = {
  '/wps/session/login': signedIn,
  '/wps/session/login/verification': signedIn,
  '/wps/session/login/freeplay': signedIn,
  '/wps/session/logout': nothing,
  '/wps/member/info': {
    ...{ id: 7, account: 'player01', nickname: 'player01', type: 0, toUpline: false, regDate: 1_700_000_000_000 },
    ...{ mobile: '0133671****', clubLabel: { labelName: 'Gold', rankLevel: 1 }, memberLabel: [{ labelName: 'New' }] },
  },
  '/wps/relay/MCSFE_getPlayerAvatar': { avatarType: 'STATIC', avatar: '' },
  '/wps/member/password': nothing,
  '/wps/member/password/email': nothing,
  '/wps/member/password/verification': nothing,
  '/wps/verification/sms/noLogin': { expiredMinutes: 3 },
  '/wps/verification/sms/register': { expiredMinutes: 3 },
  '/wps/member/register': signedIn,
  '/wps/member/register/mobile': signedIn,
  '/wps/system/setting/register': {
    rules: ['username', 'password', 'favouriteColour'].map((field) => ({
      ...{ field, enabled: true, required: true, acceptedPattern: '*', patternId: `MEMBER_${field.toUpperCase()}` },
      ...{ minLength: 6, maxLength: 13 },
    })),
  },
  '/wps/agent/affiliate': nothing,
  // A PNG of one pixel.
  '/wps/captcha': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  '/wps/system/country': [{ countryCode: 'XX' }, { countryCode: 'KR', countryDialingCode: 82 }],
  '/wps/system/whitelabel': [{ modId: 'COMM3', enabled: '1', childrenNodes: [] }],
  '/wps/system/status': {
    whitelabel: [{ modId: 'COMM3', enabled: '1', childrenNodes: [] }],
    register: {},
    resources: [
      {
        resourceType: 'android',
        url: 'https://app.example/a',
        qrCodeUrl: 'https://app.example/a',
        labelNameEn: 'Android',
      },
    ],
    customerService: {},
    analytics: { gtagId: null },
    imageCDNs: [],
    launchGameCDNs: [],
    location: { ip: '203.0.113.7', country: 'KR' },
    maintenance: false,
    regionRestriction: false,
  },
  '/wps/system/settings/consolidated': nothing,
  '/wps/system/domainRoute': { domainList: [] },
  '/wps/feedback': nothing,
  '/wps/member/language': nothing,
  '/wps/relay/WPSCORE_getCustomerServiceScript': { versionPathList: [{ type: 3, path: 'c2VhbGVk12345678' }] },
  '/wps/relay/MCSFE_getListAnnouncements': {
    player: [
      { title: 'Without a text' },
      { id: 12, title: 'Notice', content: '<p>Hello</p>', date: 1_700_000_000_000 },
    ],
    banners: [],
    popup: [],
    promotion: [],
  },
  '/wps/relay/CCSFE_getListAnnouncements': { popup: [] },
  '/wps/v2/wallets/balance': { sumBalance: 1284.5 },
  '/wps/member/info/funds/consolidated': {
    ...{ dailysalreq: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0, contractmrdailysalinfotype: 0 },
    ...{ contracthoursalinfo: 0, dailysalinfotype: 0, realtimesalinfotype: 0, divtypeinfo: 0 },
  },
  '/wps/relay/MCSFE_getDepositSettings': { allowDeposit: 'Y', totalDepositSuccessCount: 0 },
  '/wps/relay/MCSFE_getWithdrawSettings': { minimumAmount: 100, maximumAmount: 50_000 },
  '/wps/relay/GCSGAME_newGameVendor': {
    data: {
      lanes: [
        { title: 'BINGO', cards: [{ vassalage: 'PG', displayName: 'Onda', isHot: false }] },
        { title: 'RNG', cards: [{ displayName: 'Nobody' }, { vassalage: 'PP', displayName: 'Lumen', isHot: true }] },
      ],
    },
  },
  '/wps/relay/GCSGAME_gameList': { list: games },
  '/wps/relay/GCSGAME_hotGamesV2': { list: games },
  '/wps/relay/GCSGAME_getVassGameType': { content: { RNG: { PP: ['SC', 'JP', 'BINGO75'] } } },
  '/wps/game/launchGame': { content: { game_url: 'https://games.example/play' } },
};
