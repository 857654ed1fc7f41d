import type { Page } from '@playwright/test';
import {
  ADMIN,
  AGENT,
  AGENT_2,
  ASSISTANT,
  choose,
  expect,
  expectAccessible,
  field,
  openAs,
  test,
  unique,
} from './person.ts';

async function fillCompany(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/company/new');
  await field(page, 'Name').fill(name);
  await page.getByRole('checkbox', { name: 'Promoter' }).check();
  await field(page, 'City').fill('Utrecht');
  await page.getByLabel('Country').selectOption({ label: 'Netherlands' });
  await field(page, 'Email').fill(email);
}
const create = (page: Page) => page.getByRole('button', { name: 'Create company' }).click();

/** A company is warned of, merged, led to from its old address, separated again, deleted and brought back. */
test('the life of a company', async ({ page }) => {
  const [name, other] = [unique('Ekko Presents'), unique('Stichting Ekko')];
  const email = `office-${Date.now().toString(36)}@ekko.example`;
  await openAs(page, AGENT);
  await fillCompany(page, name, email);
  await create(page);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const home = new URL(page.url()).pathname;

  await fillCompany(page, other, email);
  await expect(page.getByText('Possible duplicate')).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await create(page);
  await expect(page.getByRole('heading', { name: other })).toBeVisible();
  const old = new URL(page.url()).pathname;

  await page.goto(home);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Merge with…' }).click();
  await choose(page.getByRole('dialog'), 'Merge from', other);
  await expect(page.getByRole('heading', { name: `Merge ${other}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('row', { name: /^Name/ }).getByRole('button', { name: other }).click();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('heading', { name: other })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${home}$`));

  await page.goto(old);
  await expect(page).toHaveURL(new RegExp(`${home}$`));
  await page.getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goto(old);
  await expect(page.getByRole('heading', { name: other })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${old}$`));
});

async function askForApproval(page: Page, asked: boolean): Promise<void> {
  await page.goto('/systemsettings/config');
  await page.getByRole('group', { name: 'New records need' }).getByLabel('Companies').setChecked(asked);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Agency settings saved')).toBeVisible();
}

test('a company that an assistant adds waits until an agent approves it', async ({ page, browser }) => {
  const name = unique('Nieuwe Nor');
  await openAs(page, ADMIN);
  await askForApproval(page, true);
  const [other, one] = [await browser.newContext(), await browser.newContext()];
  const [assistant, agent] = [await other.newPage(), await one.newPage()];
  await openAs(assistant, ASSISTANT);
  await fillCompany(assistant, name, '');
  await create(assistant);
  await expect(assistant.getByText('Pending approval.')).toBeVisible();
  await expect(assistant.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await openAs(agent, AGENT_2);
  await agent.goto('/company');
  await agent.getByRole('button', { name: 'To approve' }).click();
  await expect(agent.getByRole('row', { name })).toContainText('to approve');
  await agent.goto(assistant.url());
  await expectAccessible(agent);
  await agent.getByRole('button', { name: 'Approve' }).click();
  await expect(agent.getByText(`${name} approved`)).toBeVisible();
  await expect(agent.getByText('Pending approval.')).toHaveCount(0);
  await askForApproval(page, false);
  await Promise.all([other.close(), one.close()]);
});
