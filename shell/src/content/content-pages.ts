import type { Chrome } from '@tessera/shared/contract';
import type { SwitchName } from '@tessera/shared/switches';

/** A page of the shell's own whose words come from the operator (spec §2, architecture §3). */
export type ContentPage = {
  readonly path: string;
  readonly chrome: Chrome;
  /** Key in the shell's namespace. */
  readonly title: string;
  /** Without it the page isn't there (decision 6). */
  readonly switch?: SwitchName;
} & (
  | { readonly kind: 'help' | 'down' | 'feedback' }
  /** Articles of one category, all open; `news` begins with the latest and shows its day. */
  | { readonly kind: 'text' | 'news'; readonly category: string }
);

/** Categories of the help centre; every other one has a page of its own. */
export const helpCategories = ['start', 'wallet', 'account'] as const;

const text = (path: string, category: string, kind: 'text' | 'news' = 'text'): ContentPage => ({
  path,
  chrome: 'full',
  title: `content.${category}`,
  kind,
  category,
});

/** Help alone, without chrome: what customer service opens in a small window. It answers while the site is closed, too. */
export const HELP_ALONE = '/helpmc';

export const contentPages: readonly ContentPage[] = [
  { path: '/help', chrome: 'full', title: 'content.help', kind: 'help' },
  { path: HELP_ALONE, chrome: 'none', title: 'content.help', kind: 'help' },
  { path: '/down', chrome: 'full', title: 'content.down', kind: 'down' },
  // Decision 8: another name of the same page.
  { path: '/download', chrome: 'full', title: 'content.down', kind: 'down' },
  { path: '/feedback', chrome: 'full', title: 'content.feedback', kind: 'feedback', switch: 'FEEDBACK3' },
  text('/join', 'join'),
  text('/about', 'about'),
  text('/news', 'news', 'news'),
  text('/blog', 'blog', 'news'),
  text('/credit', 'credit'),
  text('/responsible', 'responsible'),
  text('/refer', 'refer'),
  text('/payments', 'payments'),
  text('/security', 'security'),
  text('/privacy', 'privacy'),
  text('/terms', 'terms'),
];
