import { useTranslation } from '@tessera/shared/i18n';
import { classNames } from '@tessera/shared/ui/class-names';
import { AlertIcon, CheckIcon } from '@tessera/shared/ui/icons';
import { isGain, netMinorOf } from '../../model/settled-bets.ts';
import { useText } from '../text/use-text.ts';
import { useBetNotice } from './bet-notices.ts';
import styles from './notice-line.module.css';
import { settledText } from './settled-text.ts';

interface LineProps {
  readonly isGood?: boolean;
  readonly title: string;
  readonly detail?: string;
  /** The detail fits into one line, so it is not broken, as it would be at the dash of an issue. */
  readonly isShort?: boolean;
}

function Line({ isGood = false, title, detail, isShort = false }: LineProps) {
  const Glyph = isGood ? CheckIcon : AlertIcon;
  return (
    <p className={styles.line}>
      <Glyph aria-hidden size={17} className={isGood ? styles.ok : undefined} />
      <span>
        <strong>{title}</strong> {isShort ? <span className={styles.whole}>{detail}</span> : detail}
      </span>
    </p>
  );
}

interface NoticeLineProps {
  /** A result is shown in one line, without its issue and what came back. */
  readonly isShort?: boolean;
  readonly className?: string;
}

/** The latest about the member's bets. It is in the page, empty, before a notice comes, so that screen readers read it. */
export function NoticeLine({ isShort = false, className }: NoticeLineProps) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const notice = useBetNotice();
  return (
    <div role="status" data-bet-notice="" className={classNames(styles.notices, className)}>
      {notice.kind === 'placed' && <Line isGood title={t('placed.title')} detail={text.placed(notice.bets)} />}
      {notice.kind === 'placed' && notice.closed > 0 && <Line title={text.leftOut(notice.closed)} />}
      {notice.kind === 'moved' && (
        <Line
          title={t('panel.moved', { issue: text.issue(notice.to) })}
          detail={t('panel.movedDetail', { issue: text.issue(notice.from) })}
        />
      )}
      {notice.kind === 'settled' &&
        notice.issues.map((issue) => {
          const { title, detail } = settledText(issue);
          const short = issue.isRefunded ? text.amount(issue.stakeMinor) : text.result(netMinorOf(issue));
          return (
            <Line
              key={`${issue.gameCode} ${issue.issue}`}
              isGood={isGain(issue)}
              title={title}
              isShort={isShort}
              detail={isShort ? `${text.issue(issue.issue)} · ${short}` : detail}
            />
          );
        })}
    </div>
  );
}
