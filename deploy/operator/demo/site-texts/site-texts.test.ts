import { inEveryLanguage } from '../../platform/localized.ts';
import { holdsInEveryLanguage } from '../../testing/every-language.ts';
import { siteTexts } from './site-texts.ts';

const byKey = (texts: (typeof siteTexts)['EN']) =>
  Object.fromEntries(
    texts.flatMap(({ id, category, day = '', title, content }) => [
      [`${id} ${category} ${day} title`, title],
      [`${id} content`, content],
    ]),
  );

holdsInEveryLanguage(
  'a page or help article',
  inEveryLanguage((language) => byKey(siteTexts[language])),
);

test.each(Object.entries(siteTexts))(
  '%s names both help lines, and says that nothing here is a licence',
  (_, texts) => {
    const contentOf = (wanted: string) => texts.find(({ id }) => id === wanted)?.content;
    expect(contentOf('responsible')).toMatch(/0808 8020 133.*1336/s);
    expect(contentOf('security')).toMatch(
      /라이선스가 아닙니다|not a licence|không phải giấy phép|不是牌照|ライセンスではありません|ไม่ใช่ใบอนุญาต/,
    );
  },
);
