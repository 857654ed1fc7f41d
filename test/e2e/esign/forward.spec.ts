import { expect, expectAccessible, test } from '../person.ts';
import { guest, linkTo, sendOut, staffOf } from './sending.ts';

const REASON = 'Contracts are signed by our director.';

for (const width of [390, 1440] as const)
  test(`scenario 6 at ${width} px: the wrong person passes the document on to the director`, async ({ browser }) => {
    const sent = await sendOut(await staffOf(browser));
    const director = `director-${crypto.randomUUID().slice(0, 8)}@outside.example`;
    const page = await guest(browser, width, sent.address);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: /^Decline/ }).click();
    await page.getByRole('radio', { name: 'I am the wrong person' }).check();
    await page.getByRole('button', { name: 'Pass it on' }).click();
    await expect(page.getByRole('heading', { name: 'Pass it on' })).toBeFocused();
    const send = page.getByRole('button', { name: 'Pass on', exact: true });
    await send.click();
    await expect(page.getByRole('alert')).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Name of the person who should sign' }).fill('Dora Director');
    await page.getByRole('textbox', { name: 'Their email address' }).fill(director);
    await page.getByRole('textbox', { name: 'Why?' }).fill(REASON);
    await send.click();
    await expect(page.getByText('You passed this on')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This document was passed on' })).toBeVisible();
    await expectAccessible(page);

    await page.goto(await linkTo(director));
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText('Dora Director (you)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Read the documents' })).toBeVisible();
    await page.context().close();
  });
