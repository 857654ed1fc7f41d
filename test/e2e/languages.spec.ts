import { expect, test } from './person.ts';

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
