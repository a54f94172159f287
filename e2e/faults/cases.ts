import type { RemoteRelease, SignedState } from '@tessera/shared/registry';
import { type TransportFault, transportFaults } from './faulty-line.ts';
import type { Seen } from './observe.ts';
import {
  codeFault,
  type DocumentFault,
  documentFault,
  documentFaults,
  fileIn,
  offlineBeforeClick,
  offlineFault,
  type PageFault,
  type Place,
  places,
  transportFault,
} from './page-faults.ts';
import { type CodeFault, codeFaults } from './planted-code.ts';
import { faultyVersion } from './site-with-faults.ts';
import type { Stage } from './stages.ts';

/** One row of the fault table. */
export interface Case {
  readonly group: 'files' | 'files, earlier release too' | 'network' | 'code' | 'documents';
  readonly fault: TransportFault | CodeFault | DocumentFault | (typeof networkFaults)[number];
  readonly place?: Place;
}

const networkFaults = ['offline', 'offline before the click'] as const;

const inFiles = (group: Case['group'], faults: readonly TransportFault[], where: readonly Place[]): readonly Case[] =>
  faults.flatMap((fault) => where.map((place) => ({ group, fault, place })));
const others = transportFaults.filter((fault) => fault !== 'flipped byte');

/** What is tried with every remote. */
export const cases: readonly Case[] = [
  ...inFiles('files', others, ['entry', 'chunk']),
  ...inFiles('files', ['404'], ['style', 'messages', 'list of files']),
  ...inFiles('files', ['flipped byte'], places),
  ...inFiles('files, earlier release too', ['404', 'refused', 'truncated', 'flipped byte'], ['chunk']),
  { group: 'network', fault: 'offline', place: 'entry' },
  { group: 'network', fault: 'offline', place: 'chunk' },
  { group: 'network', fault: 'offline before the click' },
  ...codeFaults.map((fault) => ({ group: 'code' as const, fault })),
  ...documentFaults.map((fault) => ({ group: 'documents' as const, fault })),
];

/** What every run of the tests tries, and what a visitor has to see of it. */
export const sample: readonly { readonly row: Case; readonly seen: Seen }[] = [
  { row: { group: 'files', fault: 'flipped byte', place: 'chunk' }, seen: 'the earlier release' },
  { row: { group: 'files, earlier release too', fault: '404', place: 'chunk' }, seen: 'error with retry' },
  { row: { group: 'code', fault: 'render' }, seen: 'the earlier release' },
];

export interface Given {
  readonly stage: Stage;
  readonly record: RemoteRelease;
  readonly older: SignedState;
  /** A server of `wrongAnswers` before the edge. */
  readonly wrong: string;
}

/** Why a remote cannot have a fault at all; `undefined` if it can. */
export function whyNot({ fault, place }: Case, stage: Stage, record: RemoteRelease): string | undefined {
  const { contract } = record;
  if (fault === 'reaction' && contract.consumes.length === 0) return 'it reacts to no event';
  if (fault === 'offline before the click' && !stage.show) return 'its part comes with the page, without a click';
  if (fault === 'expired document' && stage.as === 'visitor')
    return 'the form beside it is refused for the same documents';
  if (place && !fileIn(record, stage, place)) return `its part has no ${place} of its own`;
  return undefined;
}

/** How a row is made for one remote. */
export function faultOf({ group, fault, place }: Case, { stage, record, older, wrong }: Given): PageFault {
  const root = `/assets/${stage.remote}/`;
  const of = (where: Place): string => {
    const file = fileIn(record, stage, where);
    if (!file) throw new Error(`${stage.part} has no ${where}.`);
    return file;
  };
  const isNew = (file: string) => (url: URL) => url.pathname === `${root}${faultyVersion}/${file}`;
  const file = of(place ?? 'chunk');
  if (group === 'documents') return documentFault(fault as DocumentFault, stage.remote, older);
  if (fault === 'offline before the click') return offlineBeforeClick;
  if (group === 'network') return offlineFault(isNew(file));
  if (group === 'code') {
    const isAtEntry = ['init', 'share', 'missing hash', 'old shell'].includes(fault);
    const begins = isNew(of(isAtEntry ? 'entry' : 'chunk'));
    return codeFault(
      fault as CodeFault,
      stage.remote,
      (url) => begins(url) || url.pathname.includes(`/${faultyVersion}/unlisted/`),
    );
  }
  const inEvery = ({ pathname }: URL) => pathname.startsWith(root) && pathname.endsWith(`/${file}`);
  return transportFault(fault as TransportFault, group === 'files' ? isNew(file) : inEvery, wrong);
}
