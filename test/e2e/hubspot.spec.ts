import type { Locator, Page } from '@playwright/test';
import { hubspotAccount } from '#test/support/hubspot/account.ts';
import { hubspotListener, TOKEN } from '#test/support/hubspot/server.ts';
import { openUnconnected } from './connection.ts';
import { outsideServer } from './outside-server.ts';
import { ADMIN, expect, field, openAs, test, unique } from './person.ts';
import { fits, WIDE } from './sizes.ts';

const account = hubspotAccount();

async function connect(page: Page): Promise<void> {
  await openUnconnected(page, '/hubspot', 'HubSpot');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect HubSpot' });
  await field(dialog, 'Access token').fill('pat-of-nobody');
  await dialog.getByRole('combobox', { name: /^Companies/ }).selectOption('From HubSpot to Backline');
  await dialog.getByRole('combobox', { name: /^Contacts/ }).selectOption('From HubSpot to Backline');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('HubSpot does not know this token').first()).toBeVisible();
  await fits(page);
  await page.setViewportSize(WIDE);
  await field(dialog, 'Access token').fill(TOKEN);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Starts a run, and waits until the page shows its result. */
async function synchronise(page: Page, result: Locator): Promise<void> {
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(async () => {
    await page.reload();
    await expect(result).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

test('an administrator connects HubSpot, whose companies become ours', async ({ page }) => {
  const leave = await outsideServer(hubspotListener(account));
  const name = unique('Acme Live');
  const properties = {
    name,
    domain: `${name.replaceAll(/\W/g, '-')}.example`.toLowerCase(),
    city: 'Utrecht',
    country: 'Netherlands',
  };
  account.add('companies', properties);
  try {
    await openAs(page, ADMIN);
    await connect(page);
    await synchronise(page, page.getByText('1 read, 1 new, 0 changed, 0 left'));
    await page.goto('/company');
    await page.getByRole('searchbox').first().fill(name);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    account.fail('search', 401);
    await page.goto('/hubspot');
    await synchronise(page, page.getByText('HubSpot does not know the token any more. Enter a new one.'));
    await fits(page);
    await page.setViewportSize(WIDE);
    await page.getByRole('button', { name: 'More for HubSpot' }).click();
    await page.getByRole('menuitem', { name: 'Disconnect and forget the links' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('Not connected.')).toBeVisible();
  } finally {
    leave();
  }
});
