import { randomBytes } from 'node:crypto';
import { defaultConfig, type OperatorConfig } from './platform/config.ts';
import { CannotStart } from './platform/data-folder.ts';

export interface Environment {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly host: string;
  readonly port: number;
  /** Whether a fresh database begins with the demo's merchants, games and accounts. */
  readonly hasDemo: boolean;
  /** Adds `operator` to those who may sign in at the console, unless the name is there already. */
  readonly consolePassword: string | undefined;
  readonly config: OperatorConfig;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

function integerIn(variables: NodeJS.ProcessEnv, name: string, fallback: number, { least, most }: Bounds): number {
  const text = variables[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new CannotStart(`${name} is no integer from ${least} to ${most}: "${text}".`);
  return value;
}

const ports = { least: 0, most: 65_535 };

/** The value is never printed: it may hold a password. */
export function databaseUrlIn({ DATABASE_URL: url }: NodeJS.ProcessEnv): string | undefined {
  if (!url) return undefined;
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new CannotStart('DATABASE_URL is no address of a PostgreSQL database (postgres://user:password@host/name).');
  return url;
}

/** Reads the environment; a key or secret that is not set becomes a random one, so that its calls are refused. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const closed = () => randomBytes(32).toString('hex');
  return {
    dataFolder: variables.TESSERA_DATA || '.tessera',
    databaseUrl: databaseUrlIn(variables),
    host: variables.TESSERA_OPERATOR_HOST || '127.0.0.1',
    port: integerIn(variables, 'TESSERA_OPERATOR_PORT', 8090, ports),
    hasDemo: variables.TESSERA_DEMO !== 'off',
    consolePassword: variables.TESSERA_CONSOLE_PASSWORD || undefined,
    config: {
      ...defaultConfig,
      internalKey: variables.TESSERA_INTERNAL_KEY || closed(),
      providerSecret: variables.TESSERA_PROVIDER_SECRET || closed(),
      // The sandbox's providers live in this process and sign with the same one.
      paymentSecret: variables.TESSERA_PAYMENT_SECRET || closed(),
      ...(variables.TESSERA_REGISTRY_URL ? { registryUrl: variables.TESSERA_REGISTRY_URL } : {}),
      publicPort: integerIn(variables, 'TESSERA_PUBLIC_PORT', 8080, ports),
      localScheme: variables.TESSERA_LOCAL_SCHEME === 'https' ? 'https' : 'http',
      botCheckMaximum: integerIn(variables, 'TESSERA_BOT_CHECK_MAXIMUM', defaultConfig.botCheckMaximum, {
        least: 1,
        // A hard check is eight times as much: 4 million hashes in the browser.
        most: 500_000,
      }),
      registrationsPerHour: integerIn(variables, 'TESSERA_REGISTRATIONS_PER_HOUR', defaultConfig.registrationsPerHour, {
        least: 1,
        most: 10_000,
      }),
      ...(variables.TESSERA_CAPTCHA_LETTERS ? { captchaLetters: variables.TESSERA_CAPTCHA_LETTERS } : {}),
      payloadEncryption: variables.TESSERA_PAYLOAD_ENCRYPTION === 'RSA' ? 'RSA' : 'JWE',
      log: variables.TESSERA_OPERATOR_LOG === '1',
    },
  };
}
