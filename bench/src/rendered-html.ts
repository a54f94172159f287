import { setTimeout as wait } from 'node:timers/promises';

const tries = 20;
/** Long enough for the edge to finish a page that was not ready in time. */
const pauseMs = 250;

/** Whether the HTML of a page has its first screen. */
export const isRendered = (html: string): boolean => html.includes('data-rendered="');

/** The HTML of a page of the edge with its first screen: one that came without it is asked for again. */
export async function renderedHtml(ask: () => Promise<string>): Promise<string> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const html = await ask();
    if (isRendered(html)) return html;
    await wait(pauseMs);
  }
  throw new Error(`A page came ${tries} times without its first screen.`);
}
