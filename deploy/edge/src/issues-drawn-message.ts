import type { AnnouncedIssue } from './operator-link.ts';

/** As many as the operator names in one message; a page refuses a longer one. */
const mostIssues = 100;

/** The message to open pages: which issues were drawn or are void, and nothing else of what the operator says. */
export function issuesDrawnMessage(announced: readonly AnnouncedIssue[]): string {
  const issues = announced
    .slice(0, mostIssues)
    .map(({ gameCode, issue, isVoid }) => ({ gameCode, issue, ...(isVoid === true && { isVoid }) }));
  return `event: issues-drawn\ndata: ${JSON.stringify({ issues })}\n\n`;
}
