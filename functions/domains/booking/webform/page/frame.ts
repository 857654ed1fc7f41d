import { brandStore } from '#functions/domains/reference/brand/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import type { WebformInput } from '#shared/domains/booking/webform/schemas.ts';
import { mainLanguage, textsIn } from '#shared/domains/booking/webform/texts.ts';
import { LOCALES, type Locale } from '#shared/kernel/text/locale.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';
import type { Face, Frame } from './page.ts';
import { pageTexts } from './texts.ts';

async function faceOf(tenantId: string, { brandId }: Pick<WebformInput, 'brandId'>): Promise<Face> {
  const [client, chosen] = await Promise.all([
    clientOf(tenantId),
    brandId ? brandStore.find({ tenantId }, brandId) : undefined,
  ]);
  const brand = chosen ?? (await brandStore.all({ tenantId })).find(({ isDefault }) => isDefault);
  const key = brand?.logoKey;
  // Told from its first bytes when it arrived; a browser draws either without being told again.
  const logoUrl = key ? await presignDownload({ key, name: 'logo', type: 'image/png', inline: true }) : '';
  return { agency: brand?.name ?? client.name, color: brand?.primaryColor ?? DEFAULT_HEX_COLOR, logoUrl };
}

/** The language a reader gets: asked for, else the one they want most, among those of the form. */
export function languageOf(
  { languages }: Pick<WebformInput, 'languages'>,
  asked: string | undefined,
  own: readonly Locale[],
): Locale {
  const wanted = LOCALES.filter((locale) => locale === asked);
  return [...wanted, ...own].find((locale) => languages.includes(locale)) ?? mainLanguage({ languages });
}

export const frameOf = async (tenantId: string, form: WebformInput, locale: Locale): Promise<Frame> => ({
  face: await faceOf(tenantId, form),
  locale,
  languages: form.languages,
  origins: form.origins,
  style: form.style,
  texts: await pageTexts(locale),
  own: textsIn(form, locale),
});
