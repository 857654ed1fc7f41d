import { AGENT, expect, expectAccessible, openAs, test } from './person.ts';

test('the search leads to a contract by its number, to a setting by its name, and to what can be made', async ({
  page,
}) => {
  await openAs(page, AGENT);
  await page.goto('/contract');
  const number = await page
    .getByText(/^C-\d{4}-\d+$/)
    .last()
    .innerText();
  const ask = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill(text);
  };
  const hit = (name: string | RegExp) => page.getByRole('option', { name });

  for (const text of [number, `#${number}`]) {
    await ask(text);
    await expect(hit(new RegExp(`^${number}`))).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await ask(number);
  await hit(new RegExp(`^${number}`)).click();
  await expect(page).toHaveURL(/\/contract\/[0-9A-Z]{26}$/);

  await ask('passw');
  await hit('Password').click();
  await expect(page).toHaveURL('/personalsettings/change-password');

  await ask('users of');
  await expect(page.getByText('no results found'), 'an agent does not run the agency').toBeVisible();
  await page.keyboard.press('Escape');

  await ask('> new');
  await expect(hit('New show')).toBeVisible();
  await expectAccessible(page);
  await hit('New venue').click();
  await expect(page).toHaveURL('/venue/new');
});

test('a name and Enter, typed without a pause, open the first result', async ({ page }) => {
  await openAs(page, AGENT);
  await page.goto('/artist');
  const name = await page.locator('[data-row] .strong').first().innerText();
  for (const at of ['/show', '/']) {
    await page.goto(at);
    await expect(page.getByRole('link', { name: 'Contracts' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/artist\/[0-9A-Z]{26}$/);
  }
});
