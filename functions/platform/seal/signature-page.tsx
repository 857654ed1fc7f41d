import { View } from '@react-pdf/renderer';
import type { PDFDocument } from 'pdf-lib';
import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import { Section, Subtitle, Title } from '#functions/platform/documents/pdf-kit.tsx';
import { renderPdf } from '#functions/platform/documents/pdf-render.ts';
import { Sheet } from '#functions/platform/documents/pdf-sheet.tsx';
import { CONTENT_WIDTH, FACT_LABEL_WIDTH, styles } from '#functions/platform/documents/pdf-styles.ts';
import { Words } from '#functions/platform/documents/pdf-text.tsx';
import { type Mark, type MarkKind, markText } from '#shared/kernel/seal/mark.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { appendPages } from './append.ts';
import { findMarks } from './marks.ts';
import { SIGNATURE_PAGE_WORDS } from './signature-page-words.ts';

interface Signatory {
  /** Number of the participant, from 1. */
  readonly participant: number;
  readonly name: string;
  readonly capacity: string;
}
interface SignaturePage {
  readonly brand: Letterhead;
  readonly locale: Locale;
  /** Title of the document. */
  readonly title: string;
  readonly signatories: readonly Signatory[];
}

const WIDTH = CONTENT_WIDTH * 0.6;
/** Room for a signature above its line. */
const ROOM = { height: 46, justifyContent: 'flex-end' } as const;

const Line = ({ label, kind, participant }: { label: string; kind: MarkKind; participant: number }) => (
  <View style={styles.fact} wrap={false}>
    <View style={{ width: FACT_LABEL_WIDTH }}>
      <Words width={FACT_LABEL_WIDTH - 8} style={styles.soft}>
        {label}
      </Words>
    </View>
    <Words width={WIDTH - FACT_LABEL_WIDTH} style={styles.soft}>
      {markText({ kind, participant })}
    </Words>
  </View>
);

const Block = ({ signatory, page }: { signatory: Signatory; page: SignaturePage }) => {
  const { participant, name, capacity } = signatory;
  const words = inLanguage(SIGNATURE_PAGE_WORDS, page.locale);
  return (
    <View wrap={false}>
      <Section title={capacity ? `${name} · ${capacity}` : name} color={page.brand.color}>
        <View style={{ ...styles.signatureLine, ...ROOM, width: WIDTH }}>
          <Words width={WIDTH} style={styles.soft}>
            {markText({ kind: 'sign', participant })}
          </Words>
        </View>
        <Line label={words.name} kind="name" participant={participant} />
        <Line label={words.place} kind="place" participant={participant} />
        <Line label={words.date} kind="date" participant={participant} />
      </Section>
    </View>
  );
};

const sheet = (page: SignaturePage, fonts: readonly string[]) => {
  const words = inLanguage(SIGNATURE_PAGE_WORDS, page.locale);
  const frame = { brand: page.brand, fonts, locale: page.locale, pageText: words.page };
  return (
    <Sheet {...frame} title={words.title} reference={[page.title]}>
      <Title>{words.title}</Title>
      <Subtitle>{page.title}</Subtitle>
      {page.signatories.map((signatory) => (
        <Block key={signatory.participant} signatory={signatory} page={page} />
      ))}
    </Sheet>
  );
};

/** Appends pages with the marks of all signatories, for a file without marks. */
export async function addSignaturePage(pdf: PDFDocument, page: SignaturePage): Promise<Mark[]> {
  const bytes = await renderPdf({ content: page, says: ' · []:0123456789', sheet });
  const first = await appendPages(pdf, bytes);
  const marks = await findMarks(bytes);
  return marks.map((mark) => ({ ...mark, page: mark.page + first - 1 }));
}
