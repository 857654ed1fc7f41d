import { brandStore } from '#functions/domains/brand/store.ts';
import { getObject } from '#functions/platform/files.ts';
import { logger } from '#functions/platform/logger.ts';
import type { BookkeepingInput } from '#shared/domains/bookkeeping/contract.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text.ts';

type Logo = { readonly type: 'image/png' | 'image/jpeg'; readonly content: Uint8Array };
/** How a document looks; the kit of documents draws it. */
interface PaperBrand {
  readonly agency: string;
  readonly color: string;
  readonly logo?: Logo;
}

const typeOf = (bytes: Uint8Array): Logo['type'] | undefined => {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return 'image/png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? 'image/jpeg' : undefined;
};

/** A logo that is gone or of a kind that no PDF holds leaves the agency's name in its place. */
async function logoOf(key: string): Promise<{ readonly logo?: Logo }> {
  try {
    const content = await getObject(key);
    const type = typeOf(content);
    return type ? { logo: { type, content } } : {};
  } catch (e) {
    logger.warn('a document comes without its logo', e as Error);
    return {};
  }
}

/** The look of a bookkeeping's documents: its own logo, else its brand's; the agency's usual brand where it has none. */
export async function paperBrandOf(
  tenantId: string,
  agency: string,
  bookkeeping?: Pick<BookkeepingInput, 'brandId' | 'logoKey'>,
): Promise<PaperBrand> {
  const all = await brandStore.all({ tenantId });
  const brand = all.find(({ id }) => id === bookkeeping?.brandId) ?? all.find(({ isDefault }) => isDefault);
  const key = bookkeeping?.logoKey || brand?.logoKey;
  return { agency, color: brand?.primaryColor ?? DEFAULT_HEX_COLOR, ...(key ? await logoOf(key) : {}) };
}
