import { parseArgs } from 'node:util';
import { channelCommands } from './channel-commands.ts';
import { CommandFailed } from './command-failed.ts';
import { type CommandLine, type Terminal, wrongly } from './command-line.ts';
import { devCommands } from './dev.ts';
import { keyCommands } from './key-commands.ts';
import { readCommands } from './read-commands.ts';
import { Settings } from './settings.ts';

const options = {
  channel: { type: 'string', default: 'stable' },
  merchant: { type: 'string' },
  percent: { type: 'string' },
  because: { type: 'string' },
  from: { type: 'string' },
  key: { type: 'string' },
  'owner-key': { type: 'string' },
  to: { type: 'string' },
  remotes: { type: 'string' },
  overlap: { type: 'string', default: '7d' },
  subject: { type: 'string' },
  switch: { type: 'string', multiple: true, default: [] as string[] },
  after: { type: 'string' },
  against: { type: 'string' },
  for: { type: 'string', default: '8h' },
  open: { type: 'boolean', default: false },
  override: { type: 'string' },
  'allow-breaking': { type: 'boolean', default: false },
  'create-channel': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const commands: Readonly<Record<string, CommandLine>> = {
  ...channelCommands,
  ...readCommands,
  ...keyCommands,
  ...devCommands,
};

/** What each option is, for the help of a command. */
const optionTexts: Readonly<Record<keyof typeof options, string>> = {
  channel: 'NAME: the channel; stable without it',
  merchant: 'CODE: only this merchant',
  percent: 'N: share of the visitors, from 0 to 100',
  because: 'TEXT: the reason, for the audit log and for whoever looks',
  from: 'DIR: a folder instead of a package of this workspace',
  key: 'FILE: private key of the team; that of the workspace without it',
  'owner-key': 'FILE: private key of the registry’s owner; the newest one here without it',
  to: 'FILE: where the owner’s new private key is written',
  remotes: 'A,B: whose releases the key may sign',
  overlap: 'TIME: how long the old key may still sign; 7d without it',
  subject: 'ID: the visitor',
  switch: 'MF_X=off: state of a switch; may be repeated',
  after: 'CURSOR: entries after this one',
  against: 'URL: address of the site',
  for: 'TIME: 8h without it, 24h at most',
  open: 'opens the address in a browser',
  override: 'ADDRESS: what `tessera dev` printed',
  'allow-breaking': 'with the owner’s key: what breaks others is allowed, to a higher major version',
  'create-channel': 'with the owner’s key: the channel is made if there is none of that name',
  force: 'the key is revoked although the shell stops without it',
  json: 'prints data',
  help: 'prints this',
};

function help(): string {
  const lines = Object.entries(commands).map(([name, { usage, summary }]) => [`${name} ${usage}`.trim(), summary]);
  const width = Math.max(...lines.map(([left = '']) => left.length));
  return [
    'tessera <command>',
    '',
    ...lines.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`),
    '',
    '  tessera <command> --help: its options.   --json: prints data',
    '  TESSERA_REGISTRY_URL: where the registry is. TESSERA_REGISTRY: the folder with its private keys.',
    '',
  ].join('\n');
}

function helpOf(name: string, { usage, summary, options: used }: CommandLine): string {
  const lines = Object.entries(optionTexts).filter(([option]) => isUsed(option, used));
  const width = Math.max(...lines.map(([option]) => option.length));
  return [
    `tessera ${name} ${usage}`.trim(),
    `  ${summary}`,
    '',
    ...lines.map(([option, text]) => `  --${option.padEnd(width)}  ${text}`),
    '',
  ].join('\n');
}

const isUsed = (option: string, used: readonly string[]): boolean =>
  option === 'json' || option === 'help' || used.includes(option);

/** What the command prints, and how it ends. */
interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

/** Of a caller that waits for no command. */
const noTerminal: Terminal = { print: () => undefined, untilEnded: async () => undefined };

/** Runs `tessera` with the arguments of a command line. Never throws: what goes wrong is printed. */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal = noTerminal,
): Promise<Ended> {
  try {
    return { stderr: '', ...(await run(args, new Settings(env), terminal)) };
  } catch (cause) {
    if (cause instanceof CommandFailed) return { stdout: '', stderr: `${cause.message}\n`, exitCode: cause.exitCode };
    return { stdout: '', stderr: `${cause instanceof Error ? cause.stack : cause}\n`, exitCode: 1 };
  }
}

async function run(
  args: readonly string[],
  settings: Settings,
  terminal: Terminal,
): Promise<Pick<Ended, 'stdout' | 'exitCode'>> {
  const { values, positionals, tokens } = parse(args);
  const [name, ...rest] = positionals;
  if (name === undefined) return { stdout: help(), exitCode: 0 };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandFailed(`There is no command "${name}"; \`tessera --help\` lists them.`, 2);
  if (values.help) return { stdout: helpOf(name, command), exitCode: 0 };
  const unused = tokens.find((token) => token.kind === 'option' && !isUsed(token.name, command.options));
  if (unused?.kind === 'option')
    wrongly(`\`tessera ${name}\` has no --${unused.name}; see \`tessera ${name} --help\`.`);
  if (rest.length > command.mostArgs)
    wrongly(`\`tessera ${name}\` does not take "${rest[command.mostArgs]}"; see \`tessera ${name} --help\`.`);
  const { text, data, isFailed } = await command.run(rest, { ...values, settings, terminal });
  return { stdout: `${values.json ? JSON.stringify(data) : text}\n`, exitCode: isFailed ? 1 : 0 };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
  } catch (cause) {
    throw new CommandFailed((cause as Error).message, 2);
  }
}
