import { expect, type Locator } from '@playwright/test';
import { likeMessage } from '../support/messages.ts';
import { buttonIn, fieldIn, type Tab } from './tab.ts';

/** The agent centre's contracts, and the records of salaries. */
export function contractPages({ page, text }: Tab) {
  const root = page.getByRole('dialog', { name: text('shell:centre.agent'), exact: true });
  const choose = async (label: string, option: string) => {
    await root.getByRole('combobox', { name: text(label), exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  return {
    /** Offers a salary with one tier, and ends at the new contract. */
    async offer(kind: 'hourly' | 'realTime', account: string, percent: string): Promise<void> {
      await buttonIn(root, text('agent:contract.offer')).click();
      await choose('agent:contract.agent', account);
      await choose('agent:contract.kind', text(`agent:contract.kinds.${kind}`));
      await fieldIn(root, text('agent:contract.ratePercent')).fill(percent);
      await buttonIn(root, text('agent:contract.submit')).click();
      await expect(root.getByRole('heading', { name: new RegExp(`→ ${account}`) })).toBeVisible();
    },
    /** Accepts the offer that waits. */
    async accept(): Promise<void> {
      await root.getByRole('button', { name: likeMessage(text('agent:contract.filters.waiting')) }).click();
      await root
        .getByRole('button', { name: likeMessage(text('agent:contract.open')) })
        .first()
        .click();
      await buttonIn(root, text('agent:contract.accept')).click();
      await buttonIn(page.getByRole('alertdialog'), text('agent:contract.accept')).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    },
    state: (name: string): Locator => root.getByText(text(`agent:contract.states.${name}`), { exact: true }),
    /** Rows or cards of bills of a status. */
    bills: (status: string): Locator =>
      root.getByRole('row').filter({ hasText: text(`agent:bill.statuses.${status}`) }),
    givenBills: root.locator('label').filter({ hasText: text('agent:bill.sides.given') }),
    explain: root.getByRole('button', { name: likeMessage(text('agent:bill.explain')) }),
    explanation: page.getByRole('dialog', { name: likeMessage(text('agent:bill.explanation')) }),
  };
}
