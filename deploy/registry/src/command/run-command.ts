import { parseArgs } from 'node:util';
import { channelCommands } from './channel-commands.ts';
import { CommandFailed } from './command-failed.ts';
import type { CommandLine, Terminal } from './command-line.ts';
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

function help(): string {
  const lines = Object.entries(commands).map(([name, { usage, summary }]) => [`${name} ${usage}`.trim(), summary]);
  const width = Math.max(...lines.map(([left = '']) => left.length));
  return [
    'tessera <command>',
    '',
    ...lines.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`),
    '',
    '  --channel stable   --json   --key FILE (a team’s private key; the workspace’s without it)',
    '  --allow-breaking: with the owner’s key, to a higher major version, what breaks others may be published and promoted',
    '  TESSERA_REGISTRY_URL: where the registry is. TESSERA_REGISTRY: the folder with its private keys.',
    '',
  ].join('\n');
}

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
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) return { stdout: help(), exitCode: 0 };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandFailed(`There is no command "${name}"; \`tessera --help\` lists them.`, 2);
  const { text, data, isFailed } = await command.run(rest, { ...values, settings, terminal });
  return { stdout: `${values.json ? JSON.stringify(data) : text}\n`, exitCode: isFailed ? 1 : 0 };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new CommandFailed((cause as Error).message, 2);
  }
}
