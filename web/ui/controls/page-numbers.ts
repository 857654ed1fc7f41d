import { PAGE_NUMBERS } from '#shared/kernel/contract/paging.ts';

/** The numbers shown around a page: at most 7, the page in the middle where the ends allow it. */
export function pageNumbers(page: number, pageCount: number, size: number = PAGE_NUMBERS): number[] {
  const length = Math.min(size, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pageCount - length + 1));
  return Array.from({ length }, (_, i) => first + i);
}

/** A page typed in the go-to-page popup: digits only, within the pages there are. */
export function typedPage(text: string, pageCount: number): number | undefined {
  if (!/^\d{1,7}$/.test(text)) return undefined;
  const page = Number(text);
  return page >= 1 && page <= pageCount ? page : undefined;
}
