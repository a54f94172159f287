/** Every query of the tile hangs below `agent`, so that one word makes them all stale. */
export const agentKeys = {
  all: ['agent'] as const,
  overview: (request: object) => ['agent', 'overview', request] as const,
  trend: (request: object) => ['agent', 'trend', request] as const,
  members: (request: object) => ['agent', 'members', request] as const,
  accounts: (request: object) => ['agent', 'accounts', request] as const,
  settings: () => ['agent', 'settings'] as const,
  rules: () => ['agent', 'register-rules'] as const,
  username: (username: string) => ['agent', 'username', username] as const,
};
