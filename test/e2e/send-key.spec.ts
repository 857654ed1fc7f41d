import { ADMIN, choose, expect, field, openAs, test, unique } from './person.ts';

const TIMES = 10;
const SEND = 'Control+Enter';

test('Ctrl Enter sends what was set right before it: selects, switches, dates and pickers', async ({ page }) => {
  await openAs(page, ADMIN);
  await page.goto('/status/show');
  const setOn = page.getByLabel('Set automatically when');
  const isActive = page.getByRole('switch', { name: 'Active' });
  for (let i = 0; i < TIMES; i++) {
    await page.getByRole('link', { name: 'Contracted', exact: true }).first().click();
    const moment = i % 2 === 0 ? 'contractSent' : 'contractSigned';
    const sent = page.waitForRequest((request) => request.postDataJSON()?.name === 'Contracted');
    await isActive.press('Space');
    await isActive.press('Space');
    await setOn.selectOption(moment);
    await page.keyboard.press(SEND);
    expect((await sent).postDataJSON()).toMatchObject({ setOn: moment, isActive: true });
    await page.waitForURL('**/status/show');
  }

  await page.goto('/production/new');
  await field(page, 'Name').fill(unique('Sent by key'));
  await choose(page, 'Artists', 'Mara Vale');
  const made = page.waitForRequest((request) => String(request.postDataJSON()?.name).startsWith('Sent by key'));
  await field(page, 'From').fill('1 mar 2027');
  await field(page, 'To').fill('5 mar 2027');
  await page.keyboard.press(SEND);
  expect((await made).postDataJSON()).toMatchObject({ startDate: '2027-03-01', endDate: '2027-03-05' });
  await page.waitForURL(/\/production\/\w{26}$/);
});
