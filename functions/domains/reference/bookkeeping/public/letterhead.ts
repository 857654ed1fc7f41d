import { brandStore } from '#functions/domains/reference/brand/store.ts';
import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import { getObject } from '#functions/platform/files/files.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import { reachLine } from '#shared/domains/reference/bookkeeping/identity.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';
import { usualBookkeeping } from '../store.ts';
import { agencyIdentity } from './identity.ts';

type Logo = NonNullable<Letterhead['logo']>;

const typeOf = (bytes: Uint8Array): Logo['type'] | undefined => {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return 'image/png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? 'image/jpeg' : undefined;
};

/** A logo that cannot be read or drawn leaves the agency's name in its place. */
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

export interface Occasion {
  readonly tenantId: string;
  /** Left out: the legal name. */
  readonly agency?: string;
  readonly locale: Locale;
  /** The brand of the artists that it is about. */
  readonly brandId?: Id | undefined;
  /** Left out: the agency's usual bookkeeping. */
  readonly bookkeeping?: BookkeepingInput | undefined;
}

/** The artist's own brand, else the look of the bookkeeping, else the agency's usual brand. */
export async function letterheadOf({ tenantId, locale, brandId, ...given }: Occasion): Promise<Letterhead> {
  const bookkeeping = given.bookkeeping ?? (await usualBookkeeping(tenantId));
  const [brands, identity] = await Promise.all([
    brandStore.all({ tenantId }),
    agencyIdentity(tenantId, bookkeeping, given.agency),
  ]);
  const named = (id: Id | undefined) => (id ? brands.find((brand) => brand.id === id) : undefined);
  const own = named(brandId);
  const brand = own ?? named(bookkeeping?.brandId) ?? brands.find(({ isDefault }) => isDefault);
  const key = own ? own.logoKey : bookkeeping?.logoKey || brand?.logoKey;
  const footer = ownText(bookkeeping?.footer, bookkeeping?.footers, locale);
  return {
    agency: given.agency ?? identity.name,
    color: brand?.primaryColor ?? DEFAULT_HEX_COLOR,
    ...(key ? await logoOf(key) : {}),
    foot: [reachLine(identity), ...(footer ? [footer] : [])],
  };
}
