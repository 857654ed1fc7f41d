import { staffOf } from '../esign/sending.ts';
import { AGENT, expect, expectAccessible, field, openAs, test } from '../person.ts';
import { preparedContract } from './prepared.ts';

for (const width of [1440, 390] as const)
  test(`fields are placed, moved by keys, removed and kept, at ${width} px`, async ({ browser, page }) => {
    const staff = await staffOf(browser);
    const id = await preparedContract(staff);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await openAs(page, AGENT);
    await page.goto(`/contract/${id}/esign`);
    await page.getByRole('button', { name: 'Place fields' }).click();
    const dialog = page.getByRole('dialog', { name: 'Place fields' });
    await expect(dialog.locator('.es-fields').first()).toBeVisible({ timeout: 20_000 });

    await dialog.getByRole('button', { name: 'Add field' }).click();
    const signature = dialog.getByRole('button', { name: /^Signature, .*, page 1$/ });
    await expect(signature).toBeFocused();
    const before = await signature.boundingBox();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Alt+Shift+ArrowRight');
    const after = await signature.boundingBox();
    expect(after?.y).toBeGreaterThan(before?.y ?? 0);
    expect(after?.width).toBeGreaterThan(before?.width ?? 0);
    await expectAccessible(page);

    await dialog.getByRole('combobox', { name: 'Field' }).selectOption('text');
    await expect(dialog.getByRole('button', { name: 'Add field' })).toBeDisabled();
    await field(dialog, 'Question').fill('Stage name');
    await dialog
      .locator('.es-fields')
      .first()
      .click({ position: { x: 60, y: 40 } });
    const question = dialog.getByRole('button', { name: /^Stage name, / });
    await expect(question).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(question).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('2 fields are placed.')).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const filters = [{ field: 'source', values: [id] }];
    const { rows } = (await staff.ok('POST', '/api/page/esign/list', { filters })) as unknown as {
      rows: { id: string }[];
    };
    const kept = await staff.ok('GET', `/api/page/esign/${rows[0]?.id}`);
    expect(kept.marks).toMatchObject([
      { kind: 'sign', page: 1 },
      { kind: 'text', label: 'Stage name' },
    ]);
  });
