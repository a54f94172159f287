import { type InEveryLanguage, localized } from '../../platform/localized.ts';

/** Invented banks that withdrawals may go to, with names as their country has them. */
export const banks: Readonly<Record<string, InEveryLanguage<string>>> = {
  NARU: {
    KO: '나루은행',
    EN: 'Naru Bank',
    VI: 'Ngân hàng Naru',
    CN: '纳鲁银行',
    JA: 'ナル銀行',
    TH: 'ธนาคารนารู',
  },
  SOLBIT: {
    KO: '솔빛은행',
    EN: 'Solbit Bank',
    VI: 'Ngân hàng Solbit',
    CN: '索比特银行',
    JA: 'ソルビット銀行',
    TH: 'ธนาคารโซลบิต',
  },
  MARU: {
    KO: '마루은행',
    EN: 'Maru Bank',
    VI: 'Ngân hàng Maru',
    CN: '玛鲁银行',
    JA: 'マル銀行',
    TH: 'ธนาคารมารู',
  },
  SONGXANH: {
    KO: '송싸인 은행',
    EN: 'Song Xanh Bank',
    VI: 'Ngân hàng Sông Xanh',
    CN: '青河银行',
    JA: 'ソンサイン銀行',
    TH: 'ธนาคารซงแซง',
  },
  DONGLUA: {
    KO: '동루어 은행',
    EN: 'Dong Lua Bank',
    VI: 'Ngân hàng Đồng Lúa',
    CN: '稻田银行',
    JA: 'ドンルア銀行',
    TH: 'ธนาคารดงลัว',
  },
  TRANGRAM: {
    KO: '짱람 은행',
    EN: 'Trang Ram Bank',
    VI: 'Ngân hàng Trăng Rằm',
    CN: '圆月银行',
    JA: 'チャンラム銀行',
    TH: 'ธนาคารจังรัม',
  },
  TIDEWELL: {
    KO: '타이드웰 은행',
    EN: 'Tidewell Bank',
    VI: 'Ngân hàng Tidewell',
    CN: '泰德韦尔银行',
    JA: 'タイドウェル銀行',
    TH: 'ธนาคารไทด์เวลล์',
  },
  OAKMERE: {
    KO: '오크미어 은행',
    EN: 'Oakmere Bank',
    VI: 'Ngân hàng Oakmere',
    CN: '橡湖银行',
    JA: 'オークミア銀行',
    TH: 'ธนาคารโอ๊กเมียร์',
  },
  STONEHITHE: {
    KO: '스톤하이드 은행',
    EN: 'Stonehithe Bank',
    VI: 'Ngân hàng Stonehithe',
    CN: '石港银行',
    JA: 'ストーンハイズ銀行',
    TH: 'ธนาคารสโตนไฮธ์',
  },
};

/** Banks of every country that is not listed. */
const otherBanks = ['TIDEWELL', 'OAKMERE', 'STONEHITHE'] as const;
const byCountry: ReadonlyMap<string, readonly string[]> = new Map([
  ['KR', ['NARU', 'SOLBIT', 'MARU']],
  ['VN', ['SONGXANH', 'DONGLUA', 'TRANGRAM']],
]);
const codesOf = (country: string) => byCountry.get(country) ?? otherBanks;

export const isKnownBank = (code: string): boolean => code in banks && Object.hasOwn(banks, code);

export function bankName(code: string, language: string): string {
  const names = banks[code];
  return names ? localized(names, language) : code;
}

/** The banks of a merchant's country. */
export const bankList = (language: string, country: string) =>
  codesOf(country).map((bankCode) => ({ bankCode, bankName: bankName(bankCode, language) }));
