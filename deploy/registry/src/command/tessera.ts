import { parseArgs } from 'node:util';
import { CommandFailed } from './command-failed.ts';
import { commands } from './commands.ts';
import { Settings } from './settings.ts';

const options = {
  channel: { type: 'string', default: 'stable' },
  merchant: { type: 'string' },
  percent: { type: 'string' },
  because: { type: 'string' },
  from: { type: 'string' },
  key: { type: 'string' },
  'owner-key': { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function help(): string {
  const lines = Object.entries(commands).map(([name, { usage, summary }]) => [`${name} ${usage}`.trim(), summary]);
  const width = Math.max(...lines.map(([left = '']) => left.length));
  return [
    'tessera <command>',
    '',
    ...lines.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`),
    '',
    '  --channel stable   --json   --key FILE (a team’s private key; the workspace’s without it)',
    '  TESSERA_REGISTRY_URL: where the registry is. TESSERA_REGISTRY: the folder with its private keys.',
    '',
  ].join('\n');
}

async function main(): Promise<void> {
  const { values, positionals } = parse();
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) {
    process.stdout.write(help());
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandFailed(`There is no command "${name}"; \`tessera --help\` lists them.`, 2);
  const { text, data } = await command.run(rest, { ...values, settings: new Settings() });
  process.stdout.write(values.json ? `${JSON.stringify(data)}\n` : `${text}\n`);
}

function parse() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (cause) {
    throw new CommandFailed((cause as Error).message, 2);
  }
}

main().catch((cause: unknown) => {
  process.stderr.write(
    `${cause instanceof CommandFailed ? cause.message : cause instanceof Error ? cause.stack : cause}\n`,
  );
  process.exitCode = cause instanceof CommandFailed ? cause.exitCode : 1;
});
