import type { RemoteRelease, SignedState } from '@tessera/shared/registry';
import { type TransportFault, transportFaults } from './faulty-line.ts';
import type { Seen } from './observe.ts';
import {
  codeFault,
  type DocumentFault,
  documentFault,
  documentFaults,
  fileIn,
  type PageFault,
  type Place,
  places,
  transportFault,
} from './page-faults.ts';
import type { CodeFault } from './planted-code.ts';
import { faultyVersion } from './site-with-faults.ts';
import type { Stage } from './stages.ts';

/** One row of the fault table. */
export interface Case {
  readonly group: 'files' | 'files, earlier release too' | 'code' | 'documents';
  readonly fault: TransportFault | CodeFault | DocumentFault;
  readonly place?: Place;
}

const inFiles = (group: Case['group'], faults: readonly TransportFault[], where: readonly Place[]): readonly Case[] =>
  faults.flatMap((fault) => where.map((place) => ({ group, fault, place })));
const others = transportFaults.filter((fault) => fault !== 'flipped byte');

/** What is tried with every remote. */
export const cases: readonly Case[] = [
  ...inFiles('files', others, ['entry', 'chunk']),
  ...inFiles('files', ['404'], ['style', 'messages', 'list of files']),
  ...inFiles('files', ['flipped byte'], places),
  ...inFiles('files, earlier release too', ['404', 'refused', 'truncated', 'flipped byte'], ['chunk']),
  ...(['module', 'init', 'render', 'effect', 'reaction', 'share', 'missing hash'] as const).map((fault) => ({
    group: 'code' as const,
    fault,
  })),
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

/** Whether a remote can have a fault at all: some have no reaction. */
export const applies = ({ fault }: Case, { contract }: RemoteRelease): boolean =>
  fault !== 'reaction' || contract.consumes.length > 0;

/** How a row is made for one remote. */
export function faultOf({ group, fault, place }: Case, { stage, record, older, wrong }: Given): PageFault {
  const root = `/assets/${stage.remote}/`;
  const entry = `${root}${faultyVersion}/${record.entry}`;
  const chunk = `${root}${faultyVersion}/${fileIn(record, stage, 'chunk')}`;
  if (group === 'documents') return documentFault(fault as DocumentFault, stage.remote, older);
  if (group === 'code') {
    const begins = fault === 'init' || fault === 'share' || fault === 'missing hash' ? entry : chunk;
    return codeFault(
      fault as CodeFault,
      stage.remote,
      ({ pathname }) => pathname === begins || pathname.includes(`/${faultyVersion}/unlisted/`),
    );
  }
  const file = fileIn(record, stage, place ?? 'chunk');
  const matches = ({ pathname }: URL) =>
    group === 'files'
      ? pathname === `${root}${faultyVersion}/${file}`
      : pathname.startsWith(root) && pathname.endsWith(`/${file}`);
  return transportFault(fault as TransportFault, matches, wrong);
}
