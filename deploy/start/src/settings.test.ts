import { readSettings } from './settings.ts';

it('a site has one port, and with TLS a second one that leads to the first', () => {
  expect(readSettings({})).toMatchObject({ port: 8080 });
  expect(readSettings({})).not.toHaveProperty('httpPort');
  expect(readSettings({}, true)).toMatchObject({ port: 8443, httpPort: 8080 });
  expect(readSettings({ TESSERA_PORT: '9443', TESSERA_HTTP_PORT: '9080' }, true)).toMatchObject({
    port: 9443,
    httpPort: 9080,
  });
});

it.each(['0', '65536', 'http', ''])('a site with TLS does not start with "%s" as its port for http', (port) => {
  expect(() => readSettings({ TESSERA_HTTP_PORT: port }, true)).toThrow(
    `TESSERA_HTTP_PORT must be a port between 1 and 65535, not "${port}".`,
  );
});
