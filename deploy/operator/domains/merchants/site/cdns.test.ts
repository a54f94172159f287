import { getStatus } from '@tessera/shared/wire/system';
import { siteClient } from '../../../testing/site-client.ts';
import { withOperator } from '../../../testing/with-operator.ts';

describe("the hosts of a merchant's pictures and games", () => {
  const { operator } = withOperator();

  it('are in the status, with the port that a browser uses; a merchant may have none', async () => {
    const { call } = siteClient(operator);
    expect((await call(getStatus, {}, { merchant: 'lotus' })).body.value).toMatchObject({
      imageCDNs: ['http://images-1.localhost:8080', 'http://images-2.localhost:8080'],
      launchGameCDNs: ['http://games-1.localhost:8080', 'http://games-2.localhost:8080'],
    });
    expect((await call(getStatus)).body.value).toMatchObject({ imageCDNs: [], launchGameCDNs: [] });
  });

  it('are what the edge lets a page of that merchant use', async () => {
    const headers = { 'x-internal-key': 'test-internal-key' };
    const boot = async (merchant: string) =>
      (await operator.app.inject({ url: `/internal/boot?merchant=${merchant}&ip=127.0.0.1`, headers })).json();
    expect(await boot('lotus')).toMatchObject({
      imageCDNs: ['http://images-1.localhost:8080', 'http://images-2.localhost:8080'],
      launchGameCDNs: ['http://games-1.localhost:8080', 'http://games-2.localhost:8080'],
    });
    expect(await boot('harbor')).toMatchObject({ imageCDNs: [], launchGameCDNs: [] });
  });
});
