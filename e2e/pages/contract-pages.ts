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
  const question = page.getByRole('alertdialog');
  const named = (message: string) => root.getByRole('button', { name: likeMessage(text(message)) });
  /** Back from a contract, if one is shown. */
  const toList = async () => {
    const back = buttonIn(root, text('agent:contract.back'));
    const offer = buttonIn(root, text('agent:contract.offer'));
    await expect(back.or(offer)).toBeVisible();
    if (await back.isVisible()) await back.click();
    await expect(offer).toBeVisible();
  };
  return {
    /** Offers a contract with one tier, and ends at it. */
    async offer(kind: string, account: string, percent: string, { week = false, byHand = false } = {}): Promise<void> {
      await toList();
      await buttonIn(root, text('agent:contract.offer')).click();
      await choose('agent:contract.agent', account);
      await choose('agent:contract.kind', text(`agent:contract.kinds.${kind}`));
      if (week) await choose('agent:contract.period', text('agent:contract.periods.weekly'));
      if (byHand) await root.getByRole('checkbox', { name: text('agent:contract.automatic') }).uncheck();
      await fieldIn(root, text('agent:contract.ratePercent')).fill(percent);
      await buttonIn(root, text('agent:contract.submit')).click();
      await expect(root.getByRole('heading', { name: new RegExp(`→ ${account}`) })).toBeVisible();
    },
    /** Offers another rate for the contract that is shown. */
    async change(percent: string): Promise<void> {
      await buttonIn(root, text('agent:contract.change')).click();
      await expect(fieldIn(root, text('agent:contract.ratePercent'))).not.toHaveValue('');
      await fieldIn(root, text('agent:contract.ratePercent')).fill(percent);
      await buttonIn(root, text('agent:contract.submit')).click();
      await expect(buttonIn(root, text('agent:contract.withdraw'))).toBeVisible();
    },
    /** Accepts the offer that waits; whether that asks about contracts further down is left to the caller. */
    async accept(): Promise<void> {
      await toList();
      await named('agent:contract.filters.waiting').click();
      await named('agent:contract.open').first().click();
      await buttonIn(root, text('agent:contract.accept')).click();
      await buttonIn(question, text('agent:contract.accept')).click();
      await expect(buttonIn(question, text('agent:contract.accept'))).toHaveCount(0);
    },
    question,
    /** Accepts with the contracts that the question names. */
    async endAll(): Promise<void> {
      await question.getByRole('checkbox', { name: text('agent:contract.hasRead') }).check();
      await buttonIn(question, text('agent:contract.endAll.accept')).click();
    },
    /** Of the first bill that is open. */
    pay: named('agent:bill.payOf').first(),
    payAll: named('agent:bill.payAllOf'),
    payAllNow: buttonIn(question, text('agent:bill.payAll')),
    state: (name: string): Locator => root.getByText(text(`agent:contract.states.${name}`), { exact: true }),
    /** Rows or cards of bills of a status. */
    bills: (status: string): Locator =>
      root.getByRole('row').filter({ hasText: text(`agent:bill.statuses.${status}`) }),
    givenBills: root.locator('label').filter({ hasText: text('agent:bill.sides.given') }),
    explain: root.getByRole('button', { name: likeMessage(text('agent:bill.explain')) }),
    showTeam: buttonIn(page.getByRole('dialog'), text('agent:bill.showTeam')),
    team: page.getByRole('table', { name: text('agent:bill.team') }),
    explanation: page.getByRole('dialog', { name: likeMessage(text('agent:bill.explanation')) }),
  };
}
