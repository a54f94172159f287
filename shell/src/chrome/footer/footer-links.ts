import type { SwitchName } from '@tessera/shared/switches';

/** One link of the footer; the label is a key of the shell's namespace. */
export interface FooterLink {
  readonly path: string;
  readonly label: string;
  readonly switch?: SwitchName;
}

/** The shell's own groups (spec §2); the first group, games, comes from the live remotes. */
export const footerGroups: readonly { readonly key: string; readonly links: readonly FooterLink[] }[] = [
  {
    key: 'help',
    links: [
      { path: '/help', label: 'content.help' },
      { path: '/payments', label: 'content.payments' },
      { path: '/feedback', label: 'content.feedback', switch: 'FEEDBACK3' },
    ],
  },
  {
    key: 'responsible',
    links: [
      { path: '/responsible', label: 'content.responsible' },
      { path: '/credit', label: 'content.credit' },
    ],
  },
  {
    key: 'security',
    links: [
      { path: '/security', label: 'content.security' },
      { path: '/privacy', label: 'content.privacy' },
      { path: '/terms', label: 'content.terms' },
    ],
  },
  {
    key: 'company',
    links: [
      { path: '/about', label: 'content.about' },
      { path: '/join', label: 'content.join' },
      { path: '/refer', label: 'content.refer' },
      { path: '/news', label: 'content.news' },
      { path: '/blog', label: 'content.blog' },
      { path: '/down', label: 'content.down' },
    ],
  },
];
