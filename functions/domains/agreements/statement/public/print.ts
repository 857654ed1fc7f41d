import { printing } from '#functions/domains/agreements/agreement/public/printing.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { storeDocumentWithin } from '#functions/domains/reference/client/public/store-document.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { artistLetterhead } from '#functions/domains/relations/artist/public/letterhead.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { renderStatement } from '../document/render-statement.ts';
import { statementRendering } from '../rendering.ts';
import { statementStore } from '../store.ts';
import { statementTitle } from './title.ts';

/** The printing of sent statements in the standard layout, in the agency's language. */
export const statementPrinting = printing({
  store: statementStore,
  rendering: statementRendering,
  print: async (tenantId, { figures, ...statement }) => {
    if (!figures) throw new Error('a draft has no figures to print');
    const { artist, bookkeeping: book } = statement;
    const [{ locale }, bookkeeping] = await Promise.all([
      clientOf(tenantId),
      bookkeepingStore.find({ tenantId }, book.bookkeepingId),
    ]);
    const brand = await artistLetterhead({ tenantId, locale, bookkeeping, artistIds: [artist.artistId] });
    const sentOn = dayIn(new Date(statement.sentAt ?? statement.createdAt), bookkeeping?.zone ?? 'UTC');
    const bytes = await renderStatement({ statement: { ...statement, figures }, brand, locale, sentOn });
    const kept = await storeDocumentWithin(tenantId, bytes, 'pdf');
    return [{ kind: 'pdf', name: `${statementTitle(statement, locale)}.pdf`, ...kept }];
  },
  subject: ({ number }) => number,
  page: '/statement',
});
