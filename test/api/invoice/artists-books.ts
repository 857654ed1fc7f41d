import { fileStore } from '#functions/domains/attached/file/store.ts';
import { FileFields, type FileKind } from '#shared/domains/attached/file/schemas.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { ok } from '#test/support/api.ts';
import type { Billing } from './agency.ts';

let books = 0;
/** Makes a bookkeeping of an artist. */
export const artistsBooks = ({ users, vat }: Billing, more: object = {}) =>
  ok(bookkeepingContract.routes.create, users.administrator, {
    body: {
      name: `Book of an artist ${++books}`,
      code: `A${books}`,
      legalName: 'Ana Fado',
      vatNumber: 'NL987654321B01',
      address: { addressLine1: 'Steeg 3', city: 'Utrecht', countryId: 'NL' },
      vatRateId: vat.low.id,
      isArtists: true,
      ...more,
    },
  });

/** Puts a paper on file at an artist. */
export const addPaper = ({ tenantId }: Billing, artistId: string, kind: FileKind) =>
  fileStore.create(
    { tenantId, actor: { userId: 'test', name: 'Test' }, now: new Date() },
    FileFields.parse({
      entity: 'artist',
      recordId: artistId,
      name: `${kind}.pdf`,
      type: 'application/pdf',
      size: 1,
      key: `test/${kind}`,
      recordTitle: 'Ana',
      kind,
      uploadedBy: 'Test',
    }),
  );
