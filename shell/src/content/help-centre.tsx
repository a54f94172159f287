import { SanitisedHtml } from '@tessera/shared/html';
import { useTranslation } from '@tessera/shared/i18n';
import { Link, useSearchParams } from '@tessera/shared/router';
import { useSwitch } from '@tessera/shared/switches';
import { Button, ButtonLink } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { TextField } from '@tessera/shared/ui/field';
import { Icon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { Conversation } from '../support/conversation.tsx';
import { openSupport } from '../support/open-support.ts';
import styles from './content.module.css';
import { helpCategories } from './content-pages.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { matchesText } from './matches-text.ts';
import { type SiteText, useSiteTexts } from './use-site-texts.ts';

/**
 * Questions by subject, with a search; `?article=` expands one. Alone in its window it is the conversation with customer
 * service too, and includes the feedback form, because no other page may be reachable from there.
 */
export function HelpCentre({ isAlone = false }: { readonly isAlone?: boolean }) {
  const { t } = useTranslation('shell');
  const texts = useSiteTexts();
  const [sought, setSought] = useState('');
  const opened = useSearchParams()[0].get('article');
  const hasFeedback = useSwitch('FEEDBACK3');
  return (
    <>
      {isAlone ? <Conversation /> : <SupportEntry />}
      <TextField
        type="search"
        label={t('content.search')}
        value={sought}
        hasMessage={false}
        onChange={(event) => setSought(event.target.value)}
      />
      <ResourceView resource={texts} skeleton={<SkeletonText lines={8} />}>
        {(list) => {
          const found = list.filter((text) => matchesText(text, sought));
          const groups = helpCategories
            .map((category) => ({ category, articles: found.filter((text) => text.category === category) }))
            .filter(({ articles }) => articles.length > 0);
          if (groups.length === 0) return <NothingFound isLinked={hasFeedback && !isAlone} />;
          return groups.map(({ category, articles }) => (
            <section key={category} className={styles.group}>
              <h2 className={styles.heading}>{t(`content.helpCategory.${category}`)}</h2>
              {articles.map((article) => (
                <Question key={article.id} article={article} isOpen={article.id === opened || sought !== ''} />
              ))}
            </section>
          ));
        }}
      </ResourceView>
      {hasFeedback && isAlone && (
        <section className={styles.group}>
          <h2 className={styles.heading}>{t('content.notAnswered')}</h2>
          <FeedbackForm isSecond />
        </section>
      )}
      {hasFeedback && !isAlone && (
        <p className={styles.more}>
          {t('content.notAnswered')}{' '}
          <Link to="/feedback" className={styles.link}>
            {t('content.feedback')}
          </Link>
        </p>
      )}
      {!isAlone && (
        <p className={styles.more}>
          {t('content.worried')}{' '}
          <Link to="/responsible" className={styles.link}>
            {t('content.responsible')}
          </Link>
        </p>
      )}
    </>
  );
}

function SupportEntry() {
  const { t } = useTranslation('shell');
  return (
    <Button className={styles.entry} icon={<Icon of="support" />} onClick={() => void openSupport()}>
      {t('support.chat')}
    </Button>
  );
}

function Question({ article, isOpen }: { readonly article: SiteText; readonly isOpen: boolean }) {
  return (
    <details className={styles.question} open={isOpen}>
      <summary>
        {article.title}
        <Icon of="chevron-down" />
      </summary>
      <SanitisedHtml html={article.content} className={styles.answer} />
    </details>
  );
}

/** Links to the form, if the page does not have it. */
function NothingFound({ isLinked }: { readonly isLinked: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      icon={<Icon of="help" />}
      title={t('content.nothingFound')}
      actions={isLinked && <ButtonLink render={<Link to="/feedback" />}>{t('content.feedback')}</ButtonLink>}
    />
  );
}
