import { pictureAddresses } from './picture-address.ts';

/** Two hosts, as `cdnHosts` keeps them. */
function hosts() {
  let order = ['http://one', 'http://two'];
  return {
    order: () => order,
    failed: (origin: string) => {
      order = [...order.filter((host) => host !== origin), origin];
    },
  };
}

it('asks each host once for a picture, and none any more when no host has it', () => {
  const addresses = pictureAddresses(() => kept);
  const kept = hosts();
  expect(addresses.of('/games/a.svg')).toBe('http://one/games/a.svg');
  addresses.failed('/games/a.svg', 'http://one/games/a.svg');
  expect(addresses.of('/games/a.svg')).toBe('http://two/games/a.svg');
  addresses.failed('/games/a.svg', 'http://two/games/a.svg');
  expect(addresses.of('/games/a.svg')).toBeUndefined();
});

it('asks the host that failed one picture last for the others', () => {
  const kept = hosts();
  const addresses = pictureAddresses(() => kept);
  addresses.failed('/games/a.svg', 'http://one/games/a.svg');
  expect(addresses.of('/games/b.svg')).toBe('http://two/games/b.svg');
  addresses.failed('/games/b.svg', 'http://two/games/b.svg');
  expect(addresses.of('/games/b.svg')).toBe('http://one/games/b.svg');
});

it('asks nobody where the merchant has no hosts', () => {
  expect(pictureAddresses(() => ({ order: () => [], failed: () => undefined })).of('/games/a.svg')).toBeUndefined();
});
