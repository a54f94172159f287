import { type MouseEvent, useMemo } from 'react';
import { goTo } from '../router/go-to.ts';
import { classNames } from '../ui/class-names/class-names.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import styles from './sanitised-html.module.css';

export interface SanitisedHtmlProps {
  /** HTML of an operator; sanitised here and nowhere else. */
  readonly html: string;
  readonly className?: string;
}

/** A plain click on a link to this site navigates without a reload. */
function followInside(event: MouseEvent<HTMLDivElement>): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
  if (!isPlain || !href?.startsWith('/')) return;
  event.preventDefault();
  goTo(href);
}

/** The only place where HTML is set. */
export function SanitisedHtml({ html, className }: SanitisedHtmlProps) {
  const clean = useMemo(() => ({ __html: sanitiseHtml(html) }), [html]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed, by key as well
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link turns Enter into a click by itself
    <div
      className={classNames(styles.text, className)}
      onClick={followInside}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above, behind a Trusted Types policy
      dangerouslySetInnerHTML={clean}
    />
  );
}
