import type { Chrome, FirstScreen } from '@tessera/shared/contract';
import type { SwitchName } from '@tessera/shared/switches';

/** A page of the shell whose text comes from the operator (spec §2). */
export type ContentPage = {
  readonly path: string;
  readonly chrome: Chrome;
  /** Key in the shell's namespace. */
  readonly title: string;
  /** The page exists only while this switch is on (decision 6). */
  readonly switch?: SwitchName;
  readonly first?: FirstScreen;
} & (
  | { readonly kind: 'help' | 'down' | 'feedback' }
  /** Articles of one category, all expanded; `news` starts with the latest and shows its date. */
  | { readonly kind: 'text' | 'news'; readonly category: string }
);

/** Categories of the help centre; every other category has a page of its own. */
export const helpCategories = ['start', 'wallet', 'account'] as const;

/** What a visitor's page asks first; a test compares it with the pages. */
const firstTexts = { first: { calls: ['/wps/system/helpCenter'] } } as const;
const firstSettings = { first: { calls: ['/wps/system/settings/consolidated'] } } as const;

const text = (path: string, category: string, kind: 'text' | 'news' = 'text'): ContentPage => ({
  path,
  chrome: 'full',
  title: `content.${category}`,
  kind,
  category,
  ...firstTexts,
});

/**
 * All a visitor may reach while `loginedToHomePage` is on: spec §2, and the texts that one agrees to while
 * registering (docs/adr/0012).
 */
export const OPEN_TO_VISITORS: readonly string[] = [
  ...['/login', '/register', '/register.html', '/helpmc', '/download'],
  ...['/terms', '/privacy', '/responsible'],
];

/** Help alone, without chrome: customer service opens it in a small window. It also works while the site is closed. */
export const HELP_ALONE = '/helpmc';

export const contentPages: readonly ContentPage[] = [
  { path: '/help', chrome: 'full', title: 'content.help', kind: 'help', ...firstTexts },
  { path: HELP_ALONE, chrome: 'none', title: 'content.help', kind: 'help', ...firstTexts },
  { path: '/down', chrome: 'full', title: 'content.down', kind: 'down', ...firstTexts },
  // Decision 8: another path of the same page.
  { path: '/download', chrome: 'full', title: 'content.down', kind: 'down', ...firstTexts },
  {
    path: '/feedback',
    chrome: 'full',
    title: 'content.feedback',
    kind: 'feedback',
    switch: 'FEEDBACK3',
    ...firstSettings,
  },
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
