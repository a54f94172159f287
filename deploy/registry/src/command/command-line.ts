import * as v from 'valibot';
import { CommandFailed } from './command-failed.ts';
import type { Settings } from './settings.ts';

/** Where a command that goes on until somebody ends it says what happens. */
export interface Terminal {
  print(line: string): void;
  /** Resolves when the command is to end: Ctrl-C, or a signal. */
  untilEnded(): Promise<void>;
}

/** The options of the command line, and where the registry is. */
export interface Given {
  readonly settings: Settings;
  readonly terminal: Terminal;
  readonly channel: string;
  readonly merchant?: string | undefined;
  readonly percent?: string | undefined;
  readonly because?: string | undefined;
  readonly from?: string | undefined;
  readonly key?: string | undefined;
  readonly 'owner-key'?: string | undefined;
  /** File for the owner's new private key. */
  readonly to?: string | undefined;
  /** The owner allows what breaks others. */
  readonly 'allow-breaking': boolean;
  /** A key is revoked although the shell stops without it. */
  readonly force: boolean;
  /** The owner makes the channel. */
  readonly 'create-channel': boolean;
  /** Ids, separated by commas. */
  readonly remotes?: string | undefined;
  /** Such as `7d` or `12h`. */
  readonly overlap: string;
  readonly subject?: string | undefined;
  readonly switch: readonly string[];
  readonly after?: string | undefined;
  /** Address of a site. */
  readonly against?: string | undefined;
  /** Such as `8h`. */
  readonly for: string;
  readonly open: boolean;
  /** The address that `tessera dev` printed. */
  readonly override?: string | undefined;
}

/** What a command prints: a text for people, and the same as data for `--json`. */
export interface Printed {
  readonly text: string;
  readonly data: unknown;
  /** What was looked for is wrong: the exit code says so. */
  readonly isFailed?: boolean;
}

/** One command: how it is called, and what it does. */
export interface CommandLine {
  readonly usage: string;
  readonly summary: string;
  /** Options that it uses, beside those of every command. */
  readonly options: readonly string[];
  /** How many arguments it takes at most. */
  readonly mostArgs: number;
  run(args: readonly string[], given: Given): Promise<Printed>;
}

const hourMs = 3_600_000;

/** A time such as `7d` or `12h`, in milliseconds. */
export function timeIn(option: string, text: string): number {
  const [, amount, unit] = /^(\d{1,4})([dh])$/.exec(text) ?? [];
  if (!amount) return wrongly(`${option} is a time such as 7d or 12h, not "${text}".`);
  return Number(amount) * (unit === 'd' ? 24 * hourMs : hourMs);
}

/** An argument as the registry's API takes it; another one ends the command before anything is sent. */
export function checkedArgument(schema: v.GenericSchema<string>, text: string): string {
  const { success, output, issues } = v.safeParse(schema, text);
  return success ? output : wrongly(`"${text}" ${issues[0].message}.`);
}

/** Ends a command that was wrongly called. */
export const wrongly = (message: string): never => {
  throw new CommandFailed(message, 2);
};
