import { getConsolidatedInfo } from '@tessera/shared/wire/agent';
import { getMerchantWallet } from '@tessera/shared/wire/wallet';
import { siteClient } from './testing/site-client.ts';
import { withOperator } from './testing/with-operator.ts';

describe('what a signed-in page reads once', () => {
  const { operator } = withOperator();

  it("the merchant's wallets: cash and bonus, which all vendors share", async () => {
    const { call, tokenOf } = siteClient(operator);
    const token = await tokenOf('player01');
    const wallets = async (request: object) => (await call(getMerchantWallet, request, { token })).body.value;
    const shared = [
      { accountTypeId: 1, isSingle: true, vassalage: null },
      { accountTypeId: 2, isSingle: true, vassalage: null },
    ];
    const ofVendor = { accountTypeId: 3, isSingle: false, vassalage: 'BNG' };
    expect(await wallets({})).toEqual({ wallets: [...shared, ofVendor] });
    expect(await wallets({ isSingle: 'true' })).toEqual({ wallets: shared });
    expect(await wallets({ isSingle: 'false' })).toEqual({ wallets: [ofVendor] });
    expect((await call(getMerchantWallet, {})).status).toBe(401);
  });

  it('that an agent has no contract of any kind', async () => {
    const { call, tokenOf } = siteClient(operator);
    const { body } = await call(getConsolidatedInfo, {}, { token: await tokenOf('agent01') });
    expect(Object.keys(body.value as object)).toHaveLength(9);
    expect(new Set(Object.values(body.value as object))).toEqual(new Set([0]));
  });
});
