import type { Endpoint, HttpMethod } from '@tessera/shared/wire/define-endpoint';

export interface WireFact {
  /** Null where neither the specification nor the wire facts give one. */
  readonly method: HttpMethod | null;
  readonly path: string;
  /** Alternatives where a call has two gates. */
  readonly modules: readonly (string | null)[];
  readonly token: boolean;
  readonly isEncrypted: boolean;
}

const open = (method: HttpMethod | null, path: string, ...modules: (string | null)[]): WireFact => ({
  method,
  path,
  modules: modules.length > 0 ? modules : [null],
  token: false,
  isEncrypted: false,
});
const member = (...fact: Parameters<typeof open>): WireFact => ({ ...open(...fact), token: true });
const sealed = (fact: WireFact): WireFact => ({ ...fact, isEncrypted: true });

/** Method (spec §7), path, gate, token and sealing of every call that is known, written by hand: a check against the same mistake in definition and handler. */
export const wireTable: readonly WireFact[] = [
  sealed(open('POST', '/wps/session/login', 'COMM3')),
  sealed(open(null, '/wps/session/login/verification', 'LOGINIPVERF3')),
  open('POST', '/wps/session/login/freeplay', 'FREEPLAY3'),
  member('DELETE', '/wps/session/logout', 'COMM3'),
  member('GET', '/wps/member/info', 'COMM3'),
  member('GET', '/wps/member/info/icon', 'PROFPIC3'),
  member('GET', '/wps/relay/MCSFE_getPlayerAvatar'),
  sealed(member('POST', '/wps/member/password', 'PASS3')),
  open('POST', '/wps/member/password/email', 'COMM3'),
  sealed(open('POST', '/wps/member/password/verification', 'CHNGPASSVERIF3')),
  member(null, '/wps/v2/member/securityConfig', 'COMM3'),
  open('POST', '/wps/verification/sms/noLogin', 'VERIFICATION3'),
  // Null: the kind of registration decides which of the two gates counts.
  open('POST', '/wps/verification/sms/register', 'REGMOBVERF3', 'MOBILENUMREG3', null),
  sealed(open('PUT', '/wps/member/register', 'REG3')),
  sealed(open('PUT', '/wps/member/register/mobile', 'MOBILENUMREG3')),
  open('GET', '/wps/system/setting/register', 'REG3'),
  open('GET', '/wps/agent/affiliate', 'AFFMAN3'),
  open('GET', '/wps/captcha', 'CAPTCHA3'),
  open(null, '/wps/system/country', 'COMM3'),
  open('GET', '/wps/system/whitelabel', 'COMM3'),
  open('GET', '/wps/system/status', 'COMM3'),
  open(null, '/wps/system/settings/consolidated', 'COMM3'),
  open('GET', '/wps/system/domainRoute', 'COMM3'),
  open('GET', '/wps/system/helpCenter', 'COMM3'),
  open('PUT', '/wps/feedback', 'FEEDBACK3'),
  member(null, '/wps/member/language', 'COMM3'),
  open(null, '/wps/relay/WPSCORE_getCustomerServiceScript'),
  open('GET', '/wps/relay/MCSFE_getListAnnouncements', 'COMM3'),
  member('POST', '/wps/relay/CCSFE_getListAnnouncements', 'COMM3'),
  member('GET', '/wps/v2/wallets/balance', 'COMM3'),
  member('POST', '/wps/relay/GCS_walletTransfer', 'FUNDTRANS3'),
  member('GET', '/wps/relay/GCS_merchantWallet', 'COMM3'),
  member('GET', '/wps/member/info/funds/consolidated', 'COMM3'),
  // The real API names no module here; ours switches them off with the wallet remote (ungated-calls.ts has those that stay open).
  member(null, '/wps/relay/MCSFE_getDepositSettings', 'MF_WALLET'),
  member(null, '/wps/relay/MCSFE_getWithdrawSettings', 'MF_WALLET'),
  member(null, '/wps/relay/MCSFE_getPaymentConfirmationList', 'MF_WALLET'),
  member(null, '/wps/relay/MCSFE_processC2CTransaction', 'MF_WALLET'),
  member(null, '/wps/relay/ODSFE2_MemTransDet', 'MEMTRANS3'),
  member('GET', '/wps/relay/CSP_unreadCount', 'INBOX3'),
  member(null, '/wps/relay/CSP_getInbox', 'INBOX3'),
  member(null, '/wps/relay/MCSFE_getPlayerRankProgress'),
  // The real API names no module here; ours is the referral-available flag of spec §6.
  member(null, '/wps/relay/MCSFE_getReferralDetails', 'REFERRAL3'),
  member(null, '/wps/relay/MCSFE_getCustomerRebateSettingByProductType', 'MANPLAYREB3'),
  open(null, '/wps/relay/GCSGAME_newGameVendor', 'COMM3'),
  member('GET', '/wps/relay/GCSGAME_gameList', 'GAMELO3'),
  open(null, '/wps/relay/GCSGAME_hotGamesV2', 'GAMELOHOT3'),
  member(null, '/wps/relay/GCSGAME_getVassGameType', 'COMM3'),
  member(null, '/wps/relay/MCSFE_getFavoriteGames', 'GAMELOFAV3'),
  member(null, '/wps/relay/MCSFE_getFavoriteGamesList', 'GAMELOFAV3'),
  member(null, '/wps/relay/MCSFE_addFavoriteGameV2', 'GAMELOFAV3'),
  member(null, '/wps/relay/MCSFE_removeFavoriteGameV2', 'GAMELOFAV3'),
  member(null, '/wps/relay/GCS_recentGame', 'GAMELOREC3'),
  member(null, '/wps/relay/GLS2_roomList', 'MF_GAMES'),
  member(null, '/wps/game/launchGame', 'GAMELO3'),
  open(null, '/wps/relay/GCS_gameTrialLaunch'),
  open(null, '/wps/relay/VIS_getJackpot', 'COMM3'),
  open(null, '/wps/relay/ODSFE2_getWinnerBoard', 'COMM3'),
  open('GET', '/lgw/games/popular', 'AGEANNOUNCE3'),
  open('GET', '/lgw/games/game_menus', 'COMM3'),
  member(null, '/lgw/games/game_menus/recent', 'COMM3'),
  open('GET', '/lgw/vn/games/game_menu', 'COMM3'),
  member('GET', '/lgw/vn/games/game_menu/recent', 'COMM3'),
  open('GET', '/lgw/vn/numeros/opened/game', 'AGEANNOUNCE3'),
  open(null, '/lgw/games/opened/numero', 'COMM3'),
  open(null, '/lgw/draw', 'COMM3'),
  open(null, '/lgw/draw/code/:code', 'COMM3'),
  open(null, '/lgw/numeros/near', 'MF_LOTTERY'),
  member(null, '/wps/relay/MCSFE_getMissionSummaryDetails', 'MF_PROMOTIONS'),
  member(null, '/wps/relay/MCSFE_getMissionLeaderboard', 'MF_PROMOTIONS'),
  member(null, '/wps/relay/MCSFE_getAvailablePromotions', 'REWCEN3'),
  open(null, '/wps/relay/MCSFE_getMerchantAvailablePromotions', 'REWCEN3'),
  open(null, '/wps/relay/PROMOFE_getPromotionAnnouncementCategory', 'MF_PROMOTIONS'),
  member(null, '/wps/relay/MCS2_getPromotionClaimList', 'REWCEN3'),
  member('POST', '/wps/relay/MCS2_claimRafflePromotion', 'REWCEN3'),
  member(null, '/wps/relay/MCSFE_getRafflePromotionStatus', 'REWCEN3'),
  member(null, '/wps/relay/MCS2_getPointBalance', 'PTSYS3'),
  member(null, '/wps/relay/MCS2_getPointReward', 'PTSYS3'),
  sealed(member(null, '/wps/relay/passwordCheck/MCS2_redeemPointReward', 'PTSYS3')),
  sealed(member(null, '/wps/relay/passwordCheck/MCS2_convertPoint', 'PTSYS3')),
  member(null, '/wps/relay/MCS2_getRedeemPointList', 'PTSYS3'),
  member(null, '/wps/relay/MCS2_getPointConfig', 'PTSYS3'),
  member('GET', '/wps/relay/MCS2_processDividendReq', 'SIGNCONDIV3'),
  member('GET', '/wps/relay/MCS2_processDailySalContract', 'DAILYSALCONT3'),
  member('POST', '/wps/relay/MCS2_processContractHourSalary', 'HOURSAL3'),
  member('POST', '/wps/relay/MCSFE_processRealTimeSalaryContract', 'RTSALARY3'),
];

/** Vendor, game list and jackpot calls answer visitors too (decision 21): `optional` where the table asks for a token or for none. */
const optionalPaths = [
  '/wps/relay/GCSGAME_newGameVendor',
  '/wps/relay/GCSGAME_gameList',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/GCSGAME_getVassGameType',
];

/** The differences between a definition and the table; null when the table lacks it. */
export function disagreements(endpoint: Endpoint): string[] | null {
  const fact = wireTable.find(({ path }) => path === endpoint.path);
  if (!fact) return null;
  const found: string[] = [];
  if (fact.method && fact.method !== endpoint.method) found.push(`method is ${fact.method}`);
  if (!fact.modules.includes(endpoint.module)) found.push(`module is ${fact.modules.join(' or ')}`);
  const mayBeOptional = optionalPaths.includes(endpoint.path) || !fact.token;
  const isTokenRight =
    endpoint.token === (fact.token ? 'required' : 'none') || (mayBeOptional && endpoint.token === 'optional');
  if (!isTokenRight) found.push(`token is ${fact.token ? 'required' : 'none'}`);
  if (fact.isEncrypted !== (endpoint.isEncrypted ?? false)) found.push(`encrypted is ${fact.isEncrypted}`);
  return found;
}
