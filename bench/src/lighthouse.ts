import { execFile } from 'node:child_process';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { chromiumPath, ensureSystemPackages } from '../../deploy/start/src/system-packages.ts';
import { renderedHtml } from './rendered-html.ts';
import { median } from './statistics.ts';

/** Not a dependency: only the bench uses it, and it brings a browser driver of its own. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** The number of audits of a page; the tool's authors recommend the median of five. */
const RUNS = 5;

/** What Lighthouse says of a page in its profile of a mid-range phone; medians. */
export interface LighthouseRow {
  readonly path: string;
  /** Of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly blockedMs: number;
  readonly cls: number;
  /**
   * How fast Lighthouse found the machine itself. Its profile slows any machine down four times, which makes one of 1,500 to 2,000
   * a mid-range phone (docs/throttling.md of Lighthouse): a slower machine measures a slower phone.
   */
  readonly benchmarkIndex: number;
}

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

/** Now and then a browser starts without a usable trace; three in a row mean something. */
async function audit(url: string, tries = 3): Promise<Report> {
  try {
    return await auditOnce(url);
  } catch (cause) {
    if (tries === 1) throw cause;
    console.error(`Lighthouse failed on ${url}, and is started again.`);
    return audit(url, tries - 1);
  }
}

async function auditOnce(url: string): Promise<Report> {
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const only = '--only-categories=performance,accessibility,best-practices,seo';
  const { stdout } = await promisify(execFile)('npx', ['-y', LIGHTHOUSE, url, ...flags, only], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
}

/** Search engines may list a merchant only where it wants that, which those of the demo do not: Lighthouse counts it as a fault. */
export async function listMerchant(operatorPort: number, merchant: string): Promise<void> {
  const send = async (method: string, path: string, body: object, cookie = ''): Promise<Response> => {
    const answer = await fetch(`http://127.0.0.1:${operatorPort}/console-api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-tessera-console': '1', cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer;
  };
  const { headers } = await send('POST', 'sign-in', { username: 'operator', password: 'Operator1234' });
  const [cookie] = headers.getSetCookie().map((each) => each.split(';', 1).join());
  await send('PUT', `merchants/${merchant}/settings`, { search: { isOn: true, description: {} } }, cookie);
}

interface Site {
  readonly host: string;
  readonly port: number;
}

/** A page as a phone gets it, which Lighthouse calls itself. */
const askAsPhone = ({ host, port }: Site, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, 'user-agent': 'Mozilla/5.0 (Linux; Android 11) Mobile' };
    get({ host: '127.0.0.1', port, path, headers }, (answer) => void text(answer).then(resolve, reject)).on(
      'error',
      reject,
    );
  });

/** Audits pages of a site, each {@link RUNS} times. The edge has a page's first screen before Lighthouse asks for it. */
export async function benchLighthouse(site: Site, paths: readonly string[]): Promise<readonly LighthouseRow[]> {
  ensureSystemPackages();
  const rows: LighthouseRow[] = [];
  for (const path of paths) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) {
      await renderedHtml(() => askAsPhone(site, path));
      reports.push(await audit(`http://${site.host}:${site.port}${path}`));
    }
    const score = (name: string) => median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
    const value = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0));
    rows.push({
      path,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcpMs: value('first-contentful-paint'),
      lcpMs: value('largest-contentful-paint'),
      blockedMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      benchmarkIndex: median(reports.map(({ environment }) => environment.benchmarkIndex)),
    });
  }
  return rows;
}
