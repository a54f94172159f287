/** Invented banks that withdrawals may go to, named in the languages of the demo merchants. */
const banks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NARU: { KO: '나루은행', EN: 'Naru Bank', VI: 'Ngân hàng Naru' },
  SOLBIT: { KO: '솔빛은행', EN: 'Solbit Bank', VI: 'Ngân hàng Solbit' },
  MARU: { KO: '마루은행', EN: 'Maru Bank', VI: 'Ngân hàng Maru' },
};

export const isKnownBank = (code: string): boolean => code in banks && Object.hasOwn(banks, code);

export const bankName = (code: string, language: string): string => banks[code]?.[language] ?? banks[code]?.EN ?? code;

export const bankList = (language: string) =>
  Object.keys(banks).map((bankCode) => ({ bankCode, bankName: bankName(bankCode, language) }));
