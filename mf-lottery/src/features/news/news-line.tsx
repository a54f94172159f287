import { useTranslation } from '@tessera/shared/i18n';
import { classNames } from '@tessera/shared/ui/class-names';
import { AlertIcon, CheckIcon } from '@tessera/shared/ui/icons';
import { isGain } from '../../model/settled-bets.ts';
import { shortIssue, useText } from '../text/use-text.ts';
import { useBetNews } from './bet-news.ts';
import styles from './news-line.module.css';
import { settledText } from './settled-text.ts';

interface LineProps {
  readonly isGood?: boolean;
  readonly title: string;
  readonly detail: string;
}

function Line({ isGood = false, title, detail }: LineProps) {
  const Glyph = isGood ? CheckIcon : AlertIcon;
  return (
    <p className={styles.line}>
      <Glyph aria-hidden size={17} className={isGood ? styles.ok : undefined} />
      <span>
        <strong>{title}</strong> {detail}
      </span>
    </p>
  );
}

/** The latest about the member's bets, in its place. Without news it waits, unseen, so that what it will say is read out. */
export function NewsLine({ className }: { readonly className?: string }) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const news = useBetNews();
  return (
    <div role="status" className={classNames(styles.news, className)}>
      {news.kind === 'placed' && <Line isGood title={t('placed.title')} detail={text.placed(news.bets)} />}
      {news.kind === 'moved' && (
        <Line
          title={t('panel.moved', { issue: shortIssue(news.to) })}
          detail={t('panel.movedDetail', { issue: shortIssue(news.from) })}
        />
      )}
      {news.kind === 'settled' &&
        news.issues.map((issue) => (
          <Line key={`${issue.gameCode} ${issue.issue}`} isGood={isGain(issue)} {...settledText(issue)} />
        ))}
    </div>
  );
}
