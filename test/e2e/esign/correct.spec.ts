import { expect, expectAccessible, test } from '../person.ts';
import { guest, read, sendOut, staffOf } from './sending.ts';

const VAT = 'NL858712349B01';

for (const width of [390, 1440] as const)
  test(`scenario 7 at ${width} px: a promoter corrects the VAT number`, async ({ browser }) => {
    const staff = await staffOf(browser);
    const sent = await sendOut(staff);
    const page = await guest(browser, width, sent.address);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Correct your details' }).click();
    await page.getByRole('button', { name: 'Send corrections' }).click();
    await expect(page.getByRole('alert')).toHaveText('Change at least one field');
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'VAT number' }).fill(VAT);
    await page.getByRole('button', { name: 'Send corrections' }).click();
    await expect(page.getByText(/^Your corrections are noted/)).toBeVisible();
    await expectAccessible(page);
    const held = await staff.ok('GET', `/api/page/esign/${sent.id}`);
    expect(held).toMatchObject({ corrections: [{ field: 'vatNumber', after: VAT, state: 'held' }] });
    const [{ id: correctionId }] = held.corrections as [{ readonly id: string }];
    await staff.ok('POST', `/api/page/esign/${sent.id}/correction/resolve`, { correctionId, isAccepted: true });
    await expect
      .poll(async () => (await staff.ok('GET', `/api/page/esign/${sent.id}`)).hold, { timeout: 30_000 })
      .toBeUndefined();
    await page.reload();
    await page.getByRole('button', { name: 'Read the documents' }).click();
    await expect(page.getByText('Changed in this version.')).toBeVisible();
    await expect(page.locator('.eg-changes ins')).toHaveText(VAT);
    await expect(page.locator('.pdf-sheets mark').first()).toHaveText(VAT);
    await page.getByRole('button', { name: 'Text only' }).click();
    await expect(page.locator('.eg-text mark').first()).toHaveText(VAT);
    await expectAccessible(page);
    await page.context().close();
  });

test('a question reaches the sender and leaves the document open', async ({ browser }) => {
  const sent = await sendOut(await staffOf(browser));
  const page = await guest(browser, 390, sent.address);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Your question' }).fill('May we pay the balance on the day?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText(/^Your question is on its way/)).toBeVisible();
  await page.reload();
  await read(page, 'Read the documents');
  await page.context().close();
});
