import { expect, type Locator } from '@playwright/test';
import { buttonIn, fieldIn, type Tab } from './tab.ts';

/** The agent centre's pages: the team and the registration of accounts. */
export function agentPages({ page, text }: Tab) {
  const root = page.getByRole('dialog', { name: text('shell:centre.agent'), exact: true });
  return {
    /** Opens the branch of an account. */
    branchOf: (account: string): Locator => buttonIn(root.getByRole('table'), account),

    /** Registers a member below the agent; ends when the page names the new account. */
    async register(account: string, password: string): Promise<void> {
      await fieldIn(root, text('agent:register.username')).fill(account);
      await fieldIn(root, text('agent:register.password')).fill(password);
      await buttonIn(root, text('agent:register.submit')).click();
      await expect(root.getByRole('heading', { name: account })).toBeVisible();
    },
  };
}
