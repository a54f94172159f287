import { formatDate } from '@tessera/shared/format';
import type { Translate } from '@tessera/shared/i18n';

/** The day of an issue that is the one draw of its day, `20261121-0000`; it has no number. */
function onlyDrawOf(issue: string): number | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)-0000$/.exec(issue) ?? [];
  return day ? Date.UTC(Number(year), Number(month) - 1, Number(day)) : undefined;
}

/**
 * `1121-1268`, or the day of a draw by a calendar, without the year, so that players find the
 * issue of a bet again in results, proofs and trends. A list that spans several years adds it ({@link issueTextsIn}).
 */
export function issueText(t: Translate, issue: string): string {
  const day = onlyDrawOf(issue);
  return day === undefined ? issue.slice(4) : formatDate(t('time.monthDay'), day, 'UTC');
}

/** What a draw is called: its issue, or its day alone where it is the one draw of it. */
export function issueName(t: Translate, issue: string): string {
  const written = issueText(t, issue);
  return onlyDrawOf(issue) === undefined ? t('game.issue', { issue: written }) : written;
}

const yearOf = (issue: string): string => issue.slice(0, 4);

/** Writes the issues of one list: draws by a calendar with their year where the list spans several. */
export function issueTextsIn(t: Translate, issues: readonly string[]): (issue: string) => string {
  const hasYears = new Set(issues.map(yearOf)).size > 1;
  return (issue) => {
    const day = onlyDrawOf(issue);
    return hasYears && day !== undefined ? formatDate(t('time.day'), day, 'UTC') : issueText(t, issue);
  };
}
