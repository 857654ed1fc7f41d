import { Document, Image, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Letterhead } from './letterhead.ts';
import { CARRIED_BOTTOM, CARRIED_ROOM, CONTENT_WIDTH, FOOT_LINE, FOOT_SIZE, PAGE, styles } from './pdf-styles.ts';
import { Fonts, useFace, Words } from './pdf-text.tsx';
import { linesOf } from './typeset.ts';

interface SheetProps {
  readonly brand: Letterhead;
  /** Families of all letters in the sheet. */
  readonly fonts: readonly string[];
  readonly locale: string;
  readonly title: string;
  /** Right of the logo: number, date. */
  readonly reference: readonly string[];
  /** `{page}` and `{pages}` are filled. */
  readonly pageText: string;
  /** Row at the end of a page whose table continues. */
  readonly carried?: (page: number) => string;
  readonly children: ReactNode;
}

const HALF = CONTENT_WIDTH / 2 - 8;

const Masthead = ({ brand, reference }: Pick<SheetProps, 'brand' | 'reference'>) => (
  <View style={styles.masthead}>
    <View style={{ width: HALF }}>
      {brand.logo ? (
        <Image
          src={{ data: Buffer.from(brand.logo.content), format: brand.logo.type === 'image/png' ? 'png' : 'jpg' }}
          style={styles.logo}
        />
      ) : (
        <Words width={HALF} style={styles.agency}>
          {brand.agency}
        </Words>
      )}
    </View>
    <View style={{ width: HALF }}>
      {reference.map((text, at) => (
        <Words key={text} width={HALF} style={{ ...(at === 0 ? styles.strong : styles.soft), textAlign: 'right' }}>
          {text}
        </Words>
      ))}
    </View>
  </View>
);

/** One line of it fits; the whole text stands in the document. */
const Cut = ({ text, width }: { text: string; width: number }) => {
  const [line = '', more] = linesOf(text, width, useFace({ fontSize: FOOT_SIZE }));
  return <Text>{more === undefined ? line : `${line}…`}</Text>;
};

const MAX_FOOT_LINES = 4;
/** The lines of the letterhead's foot as they fit the page. */
const footLines = ({ foot = [] }: Letterhead, families: readonly string[]): string[] =>
  foot
    .flatMap((text) => linesOf(text, CONTENT_WIDTH, { families, size: FOOT_SIZE, weight: 400, tabular: false }))
    .slice(0, MAX_FOOT_LINES);

interface FooterProps extends Pick<SheetProps, 'brand' | 'reference' | 'pageText'> {
  readonly lines: readonly string[];
}
const Footer = ({ brand, reference, pageText, lines }: FooterProps) => (
  <View fixed style={styles.footer}>
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: printed lines have no identity and never move.
      <Text key={at} style={styles.footLine}>
        {line}
      </Text>
    ))}
    <View style={styles.footRow}>
      <Cut text={`${brand.agency} · ${reference[0]}`} width={CONTENT_WIDTH - 120} />
      <Text
        render={({ pageNumber, totalPages }) =>
          pageText.replace('{page}', String(pageNumber)).replace('{pages}', String(totalPages ?? ''))
        }
      />
    </View>
  </View>
);

/** One document: coloured edge, masthead on the first page, reference and page number on each. */
export const Sheet = ({ fonts, children, ...sheet }: SheetProps) => {
  const { brand, locale, title, reference, carried } = sheet;
  const lines = footLines(brand, fonts);
  const footRoom = lines.length * FOOT_LINE;
  const paddingBottom = PAGE.bottom + footRoom + (carried ? CARRIED_ROOM : 0);
  return (
    <Fonts.Provider value={fonts}>
      <Document
        pdfVersion="1.7"
        title={title}
        author={brand.agency}
        language={locale}
        creator="Backline"
        producer="Backline"
      >
        <Page size="A4" style={{ ...styles.page, fontFamily: [...fonts], paddingBottom }}>
          <View fixed style={{ ...styles.bar, backgroundColor: brand.color }} />
          <View style={styles.content}>
            <Masthead brand={brand} reference={reference} />
            {children}
          </View>
          {carried && (
            <View fixed style={{ ...styles.carried, bottom: CARRIED_BOTTOM + footRoom }}>
              <Text render={({ pageNumber }) => carried(pageNumber)} />
            </View>
          )}
          <Footer {...sheet} lines={lines} />
        </Page>
      </Document>
    </Fonts.Provider>
  );
};
