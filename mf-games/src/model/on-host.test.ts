import { onHost } from './on-host.ts';

const address = 'http://games.localhost:8080/play/PP-0001?lang=vi#launch=once-only';

it('puts a game on a host of the merchant, with everything that the operator said of it', () => {
  expect(onHost(address, 'http://games-2.localhost:8080')).toBe(
    'http://games-2.localhost:8080/play/PP-0001?lang=vi#launch=once-only',
  );
});

it('leaves the address as it is where the merchant has no hosts', () => {
  expect(onHost(address, undefined)).toBe(address);
});
