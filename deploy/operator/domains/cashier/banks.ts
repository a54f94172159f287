import { type InEveryLanguage, localized } from '../../platform/localized.ts';

/** Invented banks that withdrawals may go to. */
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
};

export const isKnownBank = (code: string): boolean => code in banks && Object.hasOwn(banks, code);

export function bankName(code: string, language: string): string {
  const names = banks[code];
  return names ? localized(names, language) : code;
}

export const bankList = (language: string) =>
  Object.keys(banks).map((bankCode) => ({ bankCode, bankName: bankName(bankCode, language) }));
