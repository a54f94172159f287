import { getHelpCenter } from '@tessera/shared/wire/system';
import type { OperatorContext, Seed } from '../context.ts';
import { helpArticles } from './help-articles.ts';

const fallbackLanguage = 'EN';

export const helpSeed: Seed = {
  name: 'help-articles',
  async run({ db }) {
    for (const [position, article] of helpArticles.entries()) {
      await db.query(
        'insert into help_article (id, language, position, category, title, content) values ($1, $2, $3, $4, $5, $6)',
        [article.id, article.language, position, article.category, article.title, article.content],
      );
    }
  },
};

interface Article {
  id: string;
  category: string;
  title: string;
  content: string;
}

export function answerHelpCenter({ routes, db }: OperatorContext): void {
  routes.handle(getHelpCenter, async ({ language }) => {
    const read = (code: string) =>
      db.query<Article>('select id, category, title, content from help_article where language = $1 order by position', [
        code,
      ]);
    const own = await read(language);
    return own.length > 0 ? own : read(fallbackLanguage);
  });
}
