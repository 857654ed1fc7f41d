import type { PDFDocument } from 'pdf-lib';
import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import { getObject } from '#functions/platform/files/files.ts';
import { findMarks } from '#functions/platform/seal/marks.ts';
import { cornerOf } from '#functions/platform/seal/page-space.ts';
import { addSignaturePage } from '#functions/platform/seal/signature-page.tsx';
import type { Stamp } from '#functions/platform/seal/stamp.ts';
import type { Participant, SignFile } from '#shared/domains/agreements/esign/parts.ts';
import { isCurrent, placesOf } from '#shared/domains/agreements/esign/turn.ts';
import type { Mark } from '#shared/kernel/seal/mark.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import type { EsignRecord } from '../store.ts';

/** The participants whom marks name, by their number from 1. Copies have none. */
const signatoriesOf = ({ participants }: EsignRecord): Participant[] =>
  participants.filter((one) => isCurrent(one) && one.role !== 'copy');

interface PlacedMark extends Mark {
  readonly id?: string;
}
/** The marks that the author placed, on the pages of the file. */
function placedMarks(pdf: PDFDocument, document: EsignRecord, file: SignFile): PlacedMark[] {
  const signatories = signatoriesOf(document);
  return document.marks
    .filter(({ fileId }) => fileId === file.id)
    .flatMap(({ id, participantId, kind, page, x, y, width, height, label }) => {
      const participant = signatories.findIndex((one) => placesOf(document, one).includes(participantId)) + 1;
      const corner = cornerOf(pdf.getPage(page - 1), { x, y, width, height });
      const place = { page, ...corner, width, height, room: width, isPrinted: false };
      return participant > 0 ? [{ id, kind, participant, label, ...place }] : [];
    });
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('');

type Pictures = ReadonlyMap<string, Uint8Array>;
/** The pictures of drawn and uploaded signatures, by their keys. */
async function picturesOf(document: EsignRecord): Promise<Pictures> {
  const keys = signatoriesOf(document).flatMap(({ act }) => act?.picture ?? []);
  return new Map(await Promise.all([...new Set(keys)].map(async (key) => [key, await getObject(key)] as const)));
}

/** The drawing of a mark. Without an act, or an answer, it stays empty. */
function stampOf(document: EsignRecord, mark: PlacedMark, pictures: Pictures): Stamp {
  const act = signatoriesOf(document)[mark.participant - 1]?.act;
  const { locale, zone } = document;
  if (!act || act.type === 'declined') return { mark, kind: 'text', text: '' };
  const png = mark.kind === 'sign' && act.picture ? pictures.get(act.picture) : undefined;
  if (png) return { mark, kind: 'picture', png };
  const day = () =>
    new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: zone }).format(new Date(act.at));
  const typed = (mark.id && act.values?.[mark.id]) || '';
  const texts: Readonly<Record<Mark['kind'], () => string>> = {
    sign: () => act.name,
    initials: () => initialsOf(act.name),
    name: () => act.name,
    date: day,
    place: () => typed,
    text: () => typed,
  };
  const kind = mark.kind === 'sign' || mark.kind === 'initials' ? 'signature' : 'text';
  return { mark, kind, text: texts[mark.kind]() };
}

interface Printed {
  readonly pdf: PDFDocument;
  readonly bytes: Uint8Array;
  readonly file: SignFile;
  readonly brand: Letterhead;
  readonly locale: Locale;
}
/** The stamps of a file. One without marks gets a page for its signatures. */
export async function stampsOf(document: EsignRecord, { pdf, bytes, file, brand, locale }: Printed): Promise<Stamp[]> {
  const own = [...(await findMarks(bytes)), ...placedMarks(pdf, document, file)];
  const signatories = signatoriesOf(document).map(({ act, people }, i) => {
    const person = people.find(({ id }) => id === act?.personId) ?? people[0];
    return { participant: i + 1, name: act?.name ?? person?.name ?? '', capacity: person?.capacity ?? '' };
  });
  const page = { brand, locale, title: document.title, signatories };
  const marks = own.length > 0 ? own : await addSignaturePage(pdf, page);
  const pictures = await picturesOf(document);
  return marks.map((mark) => stampOf(document, mark, pictures));
}
