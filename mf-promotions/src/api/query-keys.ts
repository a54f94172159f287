/** Every query key of this remote. Words come in a language, so the language is part of the key. */
export const promotionKeys = {
  /** Both lists: what a claim or a leave changes. */
  lists: ['promotions', 'list'],
  list: (who: string, language: string) => ['promotions', 'list', who, language],
  /** Below the lists, so that whatever changes a part changes this too. */
  claims: (page: number, language: string) => ['promotions', 'list', 'claims', page, language],
  categories: (language: string) => ['promotions', 'categories', language],
  notices: (language: string) => ['promotions', 'notices', language],
} as const;
