import {
  type AgreementDocument,
  type AgreementParty,
  partnerOf,
} from '#shared/domains/agreements/agreement/document.ts';
import { linesOf, oneLine } from './address-lines.ts';
import { CORRECTION_FIELDS, type CorrectionField } from './correction-fields.ts';
import { CORRECTION_MAX } from './limits.ts';
import type { EsignFields } from './schemas.ts';

export type ClientData = EsignFields['clientData'];

/** The standard layout prints all fields but these. */
const UNPRINTED: readonly CorrectionField[] = ['invoiceEmail', 'invoiceAddress', 'purchaseOrder'];
const STANDARD: readonly CorrectionField[] = CORRECTION_FIELDS.filter((field) => !UNPRINTED.includes(field));

/** The client's own data in a document, and the email address for its invoices. */
export function clientDataOf(document: AgreementDocument, invoiceEmail: string): ClientData {
  const { name, address, vatNumber, registerNumber, signatory } = partnerOf(document);
  const { venue } = document.show;
  const data: ClientData = {
    companyName: name,
    address: oneLine(address),
    vatNumber,
    registerNumber,
    signatory: signatory.name,
    signatoryCapacity: signatory.capacity,
    invoiceEmail,
    venueName: venue.name,
    venueAddress: oneLine(venue.address),
  };
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, value.slice(0, CORRECTION_MAX)]));
}

/**
 * The fields that a file prints. The text of a Word file decides for the known values. An unknown value counts as
 * printed there: a new version is safe, and a missing one is not.
 */
export function printedFieldsOf(data: ClientData, wordText?: string): CorrectionField[] {
  if (wordText === undefined) return [...STANDARD];
  const bare = (text: string) => text.replace(/[\s,]+/g, '').toLowerCase();
  const printed = bare(wordText);
  return STANDARD.filter((field) => printed.includes(bare(data[field] ?? '')));
}

function corrected(party: AgreementParty, values: ClientData): AgreementParty {
  const { signatory } = party;
  return {
    ...party,
    name: values.companyName ?? party.name,
    address: values.address === undefined ? party.address : linesOf(values.address),
    vatNumber: values.vatNumber ?? party.vatNumber,
    registerNumber: values.registerNumber ?? party.registerNumber,
    signatory: { name: values.signatory ?? signatory.name, capacity: values.signatoryCapacity ?? signatory.capacity },
  };
}

/** The document with the corrected values of its other party and its venue. */
export function withCorrections(document: AgreementDocument, values: ClientData): AgreementDocument {
  const { promoter, artist, show } = document;
  const { venue } = show;
  const address = values.venueAddress === undefined ? venue.address : linesOf(values.venueAddress);
  return {
    ...document,
    ...(promoter ? { promoter: corrected(promoter, values) } : artist ? { artist: corrected(artist, values) } : {}),
    // Each of several shows has a venue of its own.
    ...(document.shows
      ? {}
      : { show: { ...show, venue: { ...venue, name: values.venueName ?? venue.name, address } } }),
  };
}

/** The values that the next revision prints: those that were accepted, and the earlier ones of those taken back. */
export const correctedValues = ({ corrections }: Pick<EsignFields, 'corrections'>): ClientData =>
  Object.fromEntries(
    corrections.flatMap(({ field, before, after, state, isTakenBack }) => {
      if (isTakenBack) return [[field, before]];
      return state === 'accepted' || state === 'printed' ? [[field, after]] : [];
    }),
  );
