import { randomUUID } from 'node:crypto';
import {
  type ConsoleApplication,
  type ConsolePromotion,
  getApplicationPicture,
  getAuditLog,
  getConsoleApplications,
  getConsolePromotions,
  grantApplication,
  rejectApplication,
  setPromotionBudget,
  stopPromotion,
} from '@tessera/shared/wire/console';
import { getInbox } from '@tessera/shared/wire/inbox';
import { applyForPromotion, claimPromotion, uploadApplicationPicture } from '@tessera/shared/wire/promotions';
import { pngOf } from '../platform/pictures/testing/pictures.ts';
import { consoleClient } from '../testing/console-client.ts';
import { withOperator } from '../testing/with-operator.ts';

const { operator, site } = withOperator();
const backOffice = consoleClient(() => operator);

const asPlayer = async (username: string, ...[endpoint, request]: Parameters<typeof site.call>) =>
  (await site.call(endpoint, request, { token: await site.tokenOf(username) })).body;
async function apply(username: string): Promise<ConsoleApplication> {
  const picture = await asPlayer(username, uploadApplicationPicture, { image: pngOf(64).toString('base64') });
  const { id } = picture.value as { id: string };
  const sent = { requestId: randomUUID(), promotionId: 'better-site', comment: 'Larger buttons.', pictures: [id] };
  await asPlayer(username, applyForPromotion, sent);
  const { list } = (await backOffice.call(getConsoleApplications, { status: 'pending', search: username })).value as {
    list: ConsoleApplication[];
  };
  const [application] = list;
  if (!application) throw new Error('The application is not in the queue.');
  return application;
}
const promotion = async (id: string): Promise<ConsolePromotion | undefined> => {
  const { list } = (await backOffice.call(getConsolePromotions, { merchant: 'aurora' })).value as {
    list: ConsolePromotion[];
  };
  return list.find((one) => one.id === id);
};
const actions = async () => {
  const { list } = (await backOffice.call(getAuditLog, { page: '1', pageSize: '20' })).value as {
    list: { operator: string; action: string }[];
  };
  return list.map(({ operator: who, action }) => `${who} ${action}`);
};

it('an application is listed with its pictures, granted once, and its player gets a message', async () => {
  const application = await apply('player01');
  const { id, pictures, cap } = application;
  expect(await promotion('better-site')).toMatchObject({ joined: 1 });
  expect(application).toMatchObject({ merchant: 'aurora', status: 'pending', comment: 'Larger buttons.' });
  expect((await backOffice.call(getApplicationPicture, { id: pictures[0] ?? '' })).value).toMatchObject({
    contentType: 'image/jpeg',
  });
  expect(await backOffice.call(grantApplication, { id, amountMinor: cap.amountMinor + 1 })).toMatchObject({
    code: 'promotion.grant.above.cap',
  });
  const amountMinor = 500_000;
  expect((await backOffice.call(grantApplication, { id, amountMinor })).value).toEqual({ isChanged: true });
  expect((await backOffice.call(rejectApplication, { id, reason: 'Too late.' })).value).toEqual({ isChanged: false });
  const { list } = (await asPlayer('player01', getInbox, {})).value as { list: { content: string }[] };
  expect(list[0]?.content).toContain('5,000');
  expect(await actions()).toContain('operator application.granted');
  expect(await promotion('better-site')).toMatchObject({ grantedMinor: amountMinor });
});

it('a rejection has its reason in the queue and the audit log', async () => {
  const { id } = await apply('agent01');
  expect(await backOffice.call(rejectApplication, { id, reason: ' ' })).toMatchObject({ code: 'request.invalid' });
  expect(await promotion('better-site')).toMatchObject({ joined: 2 });
  await backOffice.call(rejectApplication, { id, reason: 'Please send a sharper picture.' });
  expect(await promotion('better-site')).toMatchObject({ joined: 1 });
  const { list } = (await backOffice.call(getConsoleApplications, { status: 'rejected' })).value as {
    list: ConsoleApplication[];
  };
  expect(list[0]).toMatchObject({ reason: 'Please send a sharper picture.', decidedBy: 'operator' });
  expect(await actions()).toContain('operator application.rejected');
});

it('a budget is never set below what was granted', async () => {
  const where = { merchant: 'aurora', id: 'better-site' };
  expect(await backOffice.call(setPromotionBudget, { ...where, budgetMinor: 499_999 })).toMatchObject({
    code: 'promotion.budget.below.granted',
  });
  for (const isChanged of [true, false])
    expect((await backOffice.call(setPromotionBudget, { ...where, budgetMinor: 500_000 })).value).toEqual({
      isChanged,
    });
  expect(await promotion('better-site')).toMatchObject({ budgetMinor: 500_000 });
  expect(await actions()).toContain('operator promotion.budget');
  expect(await backOffice.call(setPromotionBudget, { ...where, id: 'none', budgetMinor: 1 })).toMatchObject({
    code: 'promotion.unknown',
  });
});

it('a promotion that is ended cannot be joined, and what was granted can still be claimed', async () => {
  for (const isChanged of [true, false])
    expect((await backOffice.call(stopPromotion, { merchant: 'aurora', id: 'better-site' })).value).toEqual({
      isChanged,
    });
  expect(await actions()).toContain('operator promotion.stopped');
  const claimed = await asPlayer('player01', claimPromotion, { promotionId: 'better-site' });
  expect(claimed.value).toMatchObject({ isCredited: true });
  const other = await asPlayer('agent01', claimPromotion, { promotionId: 'better-site' });
  expect(other.errorCode).toBe('promotion.not.claimable');
});
