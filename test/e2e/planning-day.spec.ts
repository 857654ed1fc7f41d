import type { Locator, Page } from '@playwright/test';
import { AGENT_2, expect, expectAccessible, openAs, test } from './person.ts';

/** Far off: what the demo, other tests and a first try plan lies elsewhere. */
const farDay = (retry: number): string => `2029-03-${15 + retry}`;
const ARTIST = 'Polar Gate';

const dayOf = (page: Page): Locator => page.getByRole('region', { name: /^Day by hours/ });

/** px across the page of an hour of the day. */
async function hourAt(page: Page, hour: number): Promise<{ x: number; y: number }> {
  const box = await dayOf(page).locator('.day-layer').boundingBox();
  const at = async (name: string) => (await dayOf(page).getByText(name, { exact: true }).first().boundingBox())?.x ?? 0;
  const [from, to] = [await at('12:00'), await at('20:00')];
  if (!box) throw new Error('no hours in sight');
  return { x: from + ((to - from) / 8) * (hour - 12) + 4, y: box.y + 32 };
}
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}
const moved = async (page: Page, act: () => Promise<void>) => {
  const saved = page.waitForResponse((reply) => /\/(shows|privateentries)\/\w+\/move$/.test(reply.url()));
  await act();
  expect((await saved).status()).toBe(200);
};

test('hours of a day: created, moved and lengthened by drag and by keys, taken back, warned of', async ({ page }, {
  retry,
}) => {
  await openAs(page, AGENT_2);
  await page.goto(`/schedule/day?date=${farDay(retry)}&q=${encodeURIComponent(ARTIST)}`);
  const bars = dayOf(page).locator('[data-id]');
  const box = page.getByRole('dialog', { name: 'New appointment' });
  await expect(dayOf(page).getByText(ARTIST)).toBeVisible();

  await test.step('empty hours become a show', async () => {
    await drag(page, await hourAt(page, 18), await hourAt(page, 19.6));
    await expect(box).toContainText('18:00 – 20:00');
    await expectAccessible(page);
    await box.getByLabel('Status').selectOption({ label: 'Confirmed' });
    await box.getByRole('button', { name: /^Create show/ }).click();
    await expect(bars).toHaveAccessibleName(/18:00 to 20:00/);
  });

  await test.step('it moves by drag, and Undo takes it back', async () => {
    const middle = async () => ({ ...(await hourAt(page, 18.75)) });
    await moved(page, async () => drag(page, await middle(), await hourAt(page, 20.75)));
    await expect(bars).toHaveAccessibleName(/20:00 to 22:00/);
    await moved(page, () => page.getByRole('status').getByRole('button', { name: 'Undo' }).click());
    await expect(bars).toHaveAccessibleName(/18:00 to 20:00/);
  });

  await test.step('its end is drawn behind midnight, and keys do the same', async () => {
    const end = await hourAt(page, 20);
    await moved(page, async () => drag(page, { ...end, x: end.x - 7 }, await hourAt(page, 24.75)));
    await expect(bars).toHaveAccessibleName(/18:00 to 01:00, .*night/);
    await bars.focus();
    await moved(page, () => page.keyboard.press('Control+z'));
    await expect(bars).toHaveAccessibleName(/18:00 to 20:00/);
    await bars.focus();
    await moved(page, () => page.keyboard.press('Shift+Alt+ArrowRight'));
    await expect(bars).toHaveAccessibleName(/18:00 to 20:30/);
    await moved(page, () => page.keyboard.press('Alt+ArrowRight'));
    await expect(bars).toHaveAccessibleName(/18:30 to 21:00/);
  });

  await test.step('another at that time is a conflict, said before and after; Undo takes it away', async () => {
    await page.getByRole('button', { name: `New appointment for ${ARTIST}` }).focus();
    await page.keyboard.press('Enter');
    await expect(box).toContainText(`${ARTIST} already has a show on these dates.`);
    await box.getByLabel('Status').selectOption({ label: 'Confirmed' });
    await box.getByRole('button', { name: /^Create show/ }).click();
    await expect(bars).toHaveCount(2);
    await expect(bars.first()).toHaveAccessibleName(/conflict/);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(bars).toHaveCount(1);
    await expect(bars).not.toHaveAccessibleName(/conflict/);
  });
});
