import type { Encryption } from './http/payload-cipher.ts';

/** What differs between a running operator and a test's. */
export interface OperatorConfig {
  /** Allows calls of `/internal`; without it they are answered as not found. */
  readonly internalKey: string;
  /** Signs the provider's wallet calls. */
  readonly providerSecret: string;
  /** Signs what providers of payments report. */
  readonly paymentSecret: string;
  /** Port of the edge, for addresses that a browser follows. */
  readonly publicPort: number;
  /** How a browser on this machine reaches the edge; hosts of other machines are always reached by https. */
  readonly localScheme: 'http' | 'https';
  /** Binary logarithm of scrypt's N; tests lower it. */
  readonly passwordCost: number;
  /** How hard the bot check is: the highest number that may have to be tried. */
  readonly botCheckMaximum: number;
  /** How many accounts may be registered at a merchant from one address in an hour. */
  readonly registrationsPerHour: number;
  /** Letters that captchas are made of; a single one makes every answer the same, for tests that can't read pictures. */
  readonly captchaLetters?: string;
  /** The cipher that clients are asked to use for encrypted calls (decision 22); both are accepted. */
  readonly payloadEncryption: Encryption;
  /** The registry, which says what remotes there are; without it, those of this release. */
  readonly registryUrl?: string;
  readonly log: boolean;
}

export const defaultConfig: OperatorConfig = {
  internalKey: '',
  providerSecret: '',
  paymentSecret: '',
  publicPort: 8080,
  localScheme: 'http',
  passwordCost: 15,
  botCheckMaximum: 50_000,
  registrationsPerHour: 20,
  payloadEncryption: 'JWE',
  log: false,
};
