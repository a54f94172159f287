import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { ApiRow } from './api.ts';
import type { BusRow } from './bus.ts';
import type { EarlyPress } from './early-press.ts';
import type { LighthouseRow } from './lighthouse.ts';
import type { PageLoad } from './page-load.ts';
import type { SearchRow } from './search.ts';
import { round } from './statistics.ts';

/** The medians of some loads of a page, and two percentiles of `visible`. */
export interface LoadRow extends PageLoad {
  readonly path: string;
  readonly mode: string;
  readonly conditions: string;
  readonly runs: number;
  readonly p10: number;
  readonly p90: number;
}

/** Medians of presses on the header's log-in as soon as it is visible. */
export interface PressRow extends EarlyPress {
  readonly path: string;
  readonly mode: string;
  readonly conditions: string;
}

export interface Results {
  readonly loads: readonly LoadRow[];
  readonly presses: readonly PressRow[];
  readonly lighthouse: readonly LighthouseRow[];
  readonly search: readonly SearchRow[];
  readonly api: readonly ApiRow[];
  readonly bus: readonly BusRow[];
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

/** One row for each page, network and build; the largest paint also as a multiple of the static twin's and the monolith's. */
export function loadTable(rows: readonly LoadRow[]): string {
  const times = (row: LoadRow, mode: string): number => {
    const other = rows.find((one) => one.mode === mode && one.path === row.path && one.conditions === row.conditions);
    return round(row.lcp / (other?.lcp || row.lcp), 2);
  };
  return table(
    [
      'page',
      'conditions',
      'build',
      'FCP, ms',
      'first row, ms (p10–p90)',
      'LCP, ms',
      '× twin',
      '× monolith',
      'blocked, ms',
      'longest task, ms',
      'CLS',
      'requests',
      'KB',
      'script KB',
      'rounds of code',
      'rounds with data',
    ],
    rows.map((row) => [
      row.path,
      row.conditions,
      row.mode,
      round(row.fcp),
      `${round(row.visible)} (${round(row.p10)}–${round(row.p90)})`,
      round(row.lcp),
      times(row, 'static twin'),
      times(row, 'monolith'),
      round(row.blocked),
      round(row.longestTask),
      round(row.cls, 3),
      row.requests,
      round(row.bytes / 1024, 1),
      round(row.scriptBytes / 1024, 1),
      row.codeChain,
      row.chain,
    ]),
  );
}

export const pressTable = (rows: readonly PressRow[]): string =>
  table(
    ['page', 'conditions', 'build', 'button visible, ms', 'its press answered, ms'],
    rows.map(({ path, conditions, mode, seenMs, answeredMs }) => [
      ...[path, conditions, mode, round(seenMs), round(answeredMs)],
    ]),
  );

/** Scores of 100. */
export const lighthouseTable = (rows: readonly LighthouseRow[]): string =>
  table(
    [
      ...['page', 'performance', 'accessibility', 'best practices', 'SEO'],
      ...['FCP, ms', 'LCP, ms', 'blocked, ms', 'CLS', 'machine'],
    ],
    rows.map((row) => [
      row.path,
      ...[row.performance, row.accessibility, row.bestPractices, row.seo].map((score) => round(score)),
      ...[row.fcpMs, row.lcpMs, row.blockedMs].map((ms) => round(ms)),
      round(row.cls, 3),
      round(row.benchmarkIndex),
    ]),
  );

/** Writes `results/latest.json` and the dated table of the README, and prints the table. */
export function report(results: Results, dir: string): void {
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    `${dir}/results/latest.json`,
    `${JSON.stringify({ date, node: process.version, cores: cpus().length, ...results }, null, 2)}\n`,
  );
  const text = [
    `### ${date}, Node ${process.version}, ${cpus().length} cores, Chromium headless`,
    `First screens with a cold cache, builds in turns, ${results.loads[0]?.runs} runs each (medians):`,
    loadTable(results.loads),
    'A press on the header’s log-in as soon as it is visible (medians):',
    pressTable(results.presses),
    'Lighthouse, mobile profile (Lantern simulation), federated, medians of five audits:',
    lighthouseTable(results.lighthouse),
    'Search, from a keystroke to the frame with its first row:',
    table(
      ['games', 'CPU', 'ms'],
      results.search.map((row) => [row.games, `${row.cpuSlowdown}×`, round(row.ms, 1)]),
    ),
    'Event bus, emits per second (ours checks and stamps each payload):',
    table(
      ['listeners', 'tessera', 'RxJS Subject', 'nanoevents'],
      results.bus.map((row) => [row.listeners, row.tessera, row.subject, row.nanoevents]),
    ),
    'API, requests per second over 16 connections:',
    table(
      ['server', 'requests/s'],
      results.api.map((row) => [row.name, row.requestsPerSecond]),
    ),
  ].join('\n\n');
  const readme = `${dir}/README.md`;
  writeFileSync(
    readme,
    readFileSync(readme, 'utf8').replace(/(<!-- results -->)[\s\S]*?(<!-- \/results -->)/, `$1\n${text}\n$2`),
  );
  console.log(`\n${text}`);
}
