import { ADMIN, expect, expectAccessible, field, openAs, test } from './person.ts';

/** All tests come from here, so the list disturbs none of them. */
const HERE = '127.0.0.1';
const RANGE = '192.0.2.0/24';

test('an administrator allows addresses, and is warned before they lock themselves out', async ({ page }) => {
  await openAs(page, ADMIN);
  await page.goto('/systemsettings/security');
  const box = field(page, 'IP address or range');
  const list = page.getByRole('list', { name: 'Allowed IP addresses' });
  const add = async (address: string) => {
    await box.fill(address);
    await page.getByRole('button', { name: 'Add address' }).click();
  };
  await expect(box).toHaveValue(HERE);
  await add('0.1.2.300');
  await expect(page.getByRole('alert')).toHaveText('Not a valid IP address');
  await expect(box).toHaveValue(HERE);

  await add(HERE);
  await expect(list.getByText(HERE)).toBeVisible();
  await add(RANGE);
  await expect(list.getByText(RANGE)).toBeVisible();
  await expectAccessible(page);

  await list.getByRole('button', { name: `Remove ${HERE}` }).click();
  const warning = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(warning).toContainText(`The list lacks your own address ${HERE}`);
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(list.getByText(HERE)).toBeVisible();

  await list.getByRole('button', { name: `Remove ${RANGE}` }).click();
  await expect(list.getByText(RANGE)).toHaveCount(0);
  await list.getByRole('button', { name: `Remove ${HERE}` }).click();
  await expect(page.getByText('The team can use Backline from everywhere.')).toBeVisible();
});

test('a user at another address reads why they have no access', async ({ page }) => {
  await page.goto('/client/access/status?reason=address');
  await expect(
    page.getByText("Your agency lets its team in from certain IP addresses only, and yours isn't one"),
  ).toBeVisible();
  await expectAccessible(page);
});
