import { dayStart } from '@tessera/shared/format';
import { SanitisedHtml } from '@tessera/shared/html';
import { merchant } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import styles from './content.module.css';
import { useSiteTexts } from './use-site-texts.ts';

interface Props {
  readonly category: string;
  /** Latest first, with dates. */
  readonly isNews?: boolean;
  /** Id of the article to show first. */
  readonly firstId?: string | undefined;
}

/** All articles of one category. */
export function TextArticles({ category, isNews = false, firstId }: Props) {
  const texts = useSiteTexts();
  const { date } = useFormat('shell');
  return (
    <ResourceView
      resource={texts}
      skeleton={<SkeletonText lines={8} />}
      isEmpty={(list) => !list.some((text) => text.category === category)}
    >
      {(list) => {
        const shown = list.filter((text) => text.category === category);
        if (isNews) shown.sort((a, b) => (b.day ?? '').localeCompare(a.day ?? ''));
        else shown.sort((a, b) => Number(b.id === firstId) - Number(a.id === firstId));
        // The page's title already names a single article.
        const hasTitles = isNews || shown.length > 1;
        return shown.map(({ id, title, content, day }) => (
          <article key={id} className={styles.article}>
            {hasTitles && <h2 className={styles.heading}>{title}</h2>}
            {isNews && day && <p className={styles.day}>{date('day', dayStart(day, merchant().timeZone))}</p>}
            <SanitisedHtml html={content} />
          </article>
        ));
      }}
    </ResourceView>
  );
}
