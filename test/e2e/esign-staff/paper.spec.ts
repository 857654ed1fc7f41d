import { sendOut, staffOf } from '../esign/sending.ts';
import { AGENT, expect, expectAccessible, field, openAs, test } from '../person.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

for (const width of [1440, 390] as const)
  test(`scenario 14 at ${width} px: a scan of the paper ends the signing and its links`, async ({ browser, page }) => {
    const staff = await staffOf(browser);
    const sent = await sendOut(staff);
    const { source } = (await staff.ok('GET', `/api/page/esign/${sent.id}`)) as unknown as { source: { id: string } };
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await openAs(page, AGENT);
    await page.goto(`/contract/${source.id}/esign`);
    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Signed on paper' }).click();
    const dialog = page.getByRole('dialog', { name: 'Signed on paper' });
    const file = dialog.getByRole('button', { name: 'File as signed' });
    await expect(file).toBeDisabled();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: PDF });
    await field(dialog, 'Reason').fill('Signed at the festival office.');
    await expect(file).toBeEnabled({ timeout: 20_000 });
    await expectAccessible(page);
    await file.click();
    await expect(page.getByText('Signed outside Backline.')).toBeVisible();
    await expect(page.getByText('Signed at the festival office.').first()).toBeVisible();
    await expectAccessible(page);
    const ended = await browser.newPage();
    await ended.goto(sent.address);
    await expect(
      ended
        .getByText('Signed at the festival office.')
        .or(ended.getByText(/no longer|withdrawn/i))
        .first(),
    ).toBeVisible();
    await ended.close();
  });
