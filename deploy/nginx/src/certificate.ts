import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hosts of the sandbox. Some programs accept no star directly below `localhost`, so its own hosts are named. */
const hosts = [
  ...['localhost', '*.localhost', 'aurora.localhost', 'lotus.localhost', 'harbor.localhost', 'console.localhost'],
  ...['games.localhost', 'games-1.localhost', 'games-2.localhost', 'images-1.localhost', 'images-2.localhost'],
];
const validDays = 90;
const names = hosts.map((host) => `DNS:${host}`);
const dayMs = 24 * 60 * 60 * 1_000;

export interface CertificateFiles {
  readonly certificate: string;
  readonly key: string;
}

/** Whether it is for these hosts and good for another day at least. */
function isUsable({ certificate, key }: CertificateFiles): boolean {
  if (!existsSync(certificate) || !existsSync(key)) return false;
  const { validTo, subjectAltName } = new X509Certificate(readFileSync(certificate));
  return Date.parse(validTo) > Date.now() + dayMs && subjectAltName === names.join(', ');
}

/**
 * A certificate for `localhost` and the hosts below it, signed by itself: a browser warns of it. Made by `openssl` in the
 * folder, and made anew before it expires.
 */
export function developmentCertificate(folder: string): CertificateFiles {
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  if (isUsable(files)) return files;
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-sha256'],
      ...['-days', String(validDays), '-subj', '/CN=Tessera on this machine'],
      ...['-addext', `subjectAltName=${names.join(',')}`, '-addext', 'extendedKeyUsage=serverAuth'],
      ...['-keyout', files.key, '-out', files.certificate],
    ],
    { stdio: 'pipe' },
  );
  return files;
}
