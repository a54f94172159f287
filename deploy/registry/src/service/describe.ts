import type { Command } from './channel-commands.ts';

/** What was allowed beside it. */
interface Allowed {
  readonly allowBreaking?: boolean | undefined;
}

const allowed = ({ allowBreaking }: Allowed): string => (allowBreaking ? ' (breaking allowed)' : '');

/** A command in one line for people. */
export function describeCommand(command: Command): string {
  const whom = 'merchant' in command && command.merchant !== undefined ? ` for ${command.merchant}` : '';
  switch (command.kind) {
    case 'promote':
      return `promote ${command.releases.map(({ remote, version }) => `${remote}@${version}`).join(', ')}${whom}`;
    case 'canary':
      return `canary ${command.remote}@${command.version} at ${command.percent} %${whom}`;
    case 'pin':
      return `pin ${command.remote}@${command.version}${whom}`;
    case 'kill':
      return `kill ${command.remote}${whom}: ${command.because}`;
    case 'halt':
      return `halt ${command.remote}@${command.version}: ${command.because}`;
    default:
      return `${command.kind} ${command.remote}${whom}`;
  }
}

/** The same for the audit log. */
export const describeRequest = (command: Command, of: Allowed): string => `${describeCommand(command)}${allowed(of)}`;

export const describePublish = (
  { id, version }: { readonly id: string; readonly version: string },
  of: Allowed,
): string => `publish ${id}@${version}${allowed(of)}`;
