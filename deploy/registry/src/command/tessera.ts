import type { Terminal } from './command-line.ts';
import { runCommand } from './run-command.ts';

const terminal: Terminal = {
  print: (line) => process.stdout.write(`${line}\n`),
  // Only for a command that waits; every other one ends at once.
  untilEnded: () =>
    new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    }),
};
const { stdout, stderr, exitCode } = await runCommand(process.argv.slice(2), process.env, terminal);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exitCode;
