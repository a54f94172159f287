import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentCertificate } from './certificate.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-certificate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (): X509Certificate => new X509Certificate(readFileSync(join(folder, 'certificate.pem')));

it('the certificate of a development site is for its hosts, and only its user can read the key', () => {
  const { key } = developmentCertificate(folder);
  for (const host of ['localhost', 'aurora.localhost', 'games-1.localhost']) expect(read().checkHost(host)).toBe(host);
  expect(read().checkHost('example.com')).toBeUndefined();
  expect(statSync(key).mode & 0o777).toBe(0o600);
});

it('a certificate is used again until it is about to expire', () => {
  developmentCertificate(folder);
  const { serialNumber, validTo } = read();
  developmentCertificate(folder);
  expect(read().serialNumber).toBe(serialNumber);
  jest.useFakeTimers({ now: Date.parse(validTo) - 60_000 });
  developmentCertificate(folder);
  jest.useRealTimers();
  expect(read().serialNumber).not.toBe(serialNumber);
});

it('a certificate that cannot be read is reported, and stays', () => {
  developmentCertificate(folder);
  writeFileSync(join(folder, 'certificate.pem'), 'cut off');
  expect(() => developmentCertificate(folder)).toThrow();
  expect(readFileSync(join(folder, 'certificate.pem'), 'utf8')).toBe('cut off');
});
