import { expect, expectAccessible, test } from '../person.ts';
import { guest, sendOut, staffOf } from './sending.ts';

const REASON = 'The radius clause is too wide for us.';

for (const width of [390, 1440] as const)
  test(`scenario 10 at ${width} px: a promoter declines with a reason, and the sender revises`, async ({ browser }) => {
    const staff = await staffOf(browser);
    const sent = await sendOut(staff);
    const page = await guest(browser, width, sent.address);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: /^Decline/ }).click();
    await expect(page.getByRole('heading', { name: 'Decline this document' })).toBeFocused();
    const decline = page.getByRole('button', { name: /^Decline and tell/ });
    await decline.click();
    await expect(page.getByRole('alert')).toHaveCount(2);
    await expectAccessible(page);

    await page.getByRole('radio', { name: 'I do not agree to the terms' }).check();
    await page.getByRole('textbox', { name: 'Your reason' }).fill(REASON);
    await decline.click();
    await expect(page.getByText('You declined this document')).toBeVisible();
    await expect(page.getByText(REASON)).toBeVisible();
    await expectAccessible(page);
    expect(await staff.ok('GET', `/api/page/esign/${sent.id}`)).toMatchObject({
      state: 'declined',
      ending: { byName: 'Nina Verhoeven', category: 'terms', reason: REASON },
    });
    const revised = await staff.ok('POST', `/api/page/esign/${sent.id}/revise`, {});
    expect(revised).toMatchObject({ state: 'draft', revision: 2 });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    await expectAccessible(page);
    await page.context().close();
  });
