import { expect, expectAccessible, test } from '../person.ts';
import { countersign, guest, read, sendOut, staffOf } from './sending.ts';

for (const width of [390, 1440] as const)
  test(`scenario 1 at ${width} px: a promoter reads and signs, the agency countersigns, the file is sealed`, async ({
    browser,
  }) => {
    const staff = await staffOf(browser);
    const sent = await sendOut(staff);
    const page = await guest(browser, width, sent.address);
    await expect(page.getByText(sent.title)).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Read the documents' }).click();
    await expect(page.locator('canvas').first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to sign' }).click();

    await page.getByRole('checkbox').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign', exact: true }).last().dblclick();
    await expect(page.getByText(/^You signed this/)).toBeVisible();
    await expectAccessible(page);

    await countersign(staff, sent.id);
    await page.reload();
    await expect(page.getByText('Signed and sealed')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/ }).click();
    expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
    await page.context().close();
  });

test('scenario 18: a session that is lost at the signature leads to the door, and keeps what was typed', async ({
  browser,
}) => {
  const sent = await sendOut(await staffOf(browser));
  const page = await guest(browser, 390, sent.address);
  await read(page);
  await page.getByRole('textbox', { name: 'Your full name' }).fill('Nina A. Verhoeven');
  await page.context().clearCookies();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign', exact: true }).last().click();
  await expect(page.getByText('Everything you typed is still here.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your full name' })).toHaveValue('Nina A. Verhoeven');
  await page.context().close();
});
