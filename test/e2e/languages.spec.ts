import { AGENT, expect, expectAccessible, PASSWORD, test } from './person.ts';

const SIGN_IN = {
  'en-US': ['en', 'Sign in'],
  'en-GB': ['en-gb', 'Sign in'],
  'nl-BE': ['nl', 'Aanmelden'],
  'de-AT': ['de', 'Anmelden'],
  'it-CH': ['it', 'Accedi'],
  'es-MX': ['es', 'Iniciar sesión'],
  'pt-BR': ['pt-br', 'Entrar'],
  'pt-PT': ['pt', 'Iniciar sessão'],
} as const;
for (const [asked, [locale, button]] of Object.entries(SIGN_IN))
  test(`who reads ${asked} is asked to sign in in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale: asked });
    const page = await context.newPage();
    await page.goto('/account/signin');
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByLabel('Language').locator('option')).toHaveCount(Object.keys(SIGN_IN).length);
    await context.close();
  });

test('a Brazilian works in Portuguese: pages, dates, what is wrong in a form, and what the server refuses', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto('/account/signin');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText(/preencha este campo/i).first()).toBeVisible();
  await page.getByLabel('E-mail').fill(AGENT);
  await page.getByLabel('Senha').fill(`not ${PASSWORD}`);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Este endereço e esta senha não combinam.')).toBeVisible();
  await page.getByLabel('Senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account/signin'));
  await page.goto('/company/new');
  await expectAccessible(page);
  await page.goto('/personalsettings');
  const languages = page.getByLabel('Idioma', { exact: true }).locator('option');
  await expect(languages.filter({ hasText: 'Português (Brasil)' })).toHaveCount(1);
  await context.close();
});
