import { Document, Image, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { styles } from './pdf-styles.ts';

/** How the agency looks on paper. */
export interface PaperBrand {
  readonly agency: string;
  /** #RRGGBB */
  readonly color: string;
  readonly logo?: { readonly type: 'image/png' | 'image/jpeg'; readonly content: Uint8Array };
}

interface SheetProps {
  readonly brand: PaperBrand;
  readonly locale: string;
  readonly title: string;
  /** Right of the logo: number, date. */
  readonly reference: readonly string[];
  /** `{page}` and `{pages}` are filled. */
  readonly pageText: string;
  readonly children: ReactNode;
}

const Masthead = ({ brand, reference }: Pick<SheetProps, 'brand' | 'reference'>) => (
  <View style={styles.masthead}>
    {brand.logo ? (
      <Image
        src={{ data: Buffer.from(brand.logo.content), format: brand.logo.type === 'image/png' ? 'png' : 'jpg' }}
        style={styles.logo}
      />
    ) : (
      <Text style={styles.agency}>{brand.agency}</Text>
    )}
    <View style={styles.reference}>
      {reference.map((text, at) => (
        <Text key={text} style={at === 0 ? styles.strong : styles.soft}>
          {text}
        </Text>
      ))}
    </View>
  </View>
);

/** One document: coloured edge, masthead on the first page, reference and page number on each. */
export const Sheet = ({ brand, locale, title, reference, pageText, children }: SheetProps) => (
  <Document
    pdfVersion="1.7"
    title={title}
    author={brand.agency}
    language={locale}
    creator="Backline"
    producer="Backline"
  >
    <Page size="A4" style={styles.page}>
      <View fixed style={{ ...styles.bar, backgroundColor: brand.color }} />
      <View style={styles.content}>
        <Masthead brand={brand} reference={reference} />
        {children}
      </View>
      <View fixed style={styles.footer}>
        <Text>
          {brand.agency} · {reference[0]}
        </Text>
        <Text
          render={({ pageNumber, totalPages }) =>
            pageText.replace('{page}', String(pageNumber)).replace('{pages}', String(totalPages ?? ''))
          }
        />
      </View>
    </Page>
  </Document>
);

interface SectionProps {
  readonly title: string;
  readonly color: string;
  /** May run over a page's end; a shorter section stays whole. */
  readonly long?: boolean;
  readonly children: ReactNode;
}

export const Section = ({ title, color, long = false, children }: SectionProps) => (
  <View style={styles.section} wrap={long}>
    <View style={styles.sectionHead} minPresenceAhead={60} wrap={false}>
      <View style={{ ...styles.tick, backgroundColor: color }} />
      <Text style={styles.sectionTitle}>{title}</Text>
    </View>
    {children}
  </View>
);

/** What no longer fits on half a page and may be broken. */
export const LONG_TEXT = 1200;
export const LONG_TABLE = 12;

/** Each line is a text of its own: a line break inside one would bring in a font that is not embedded. */
export const Lines = ({ text }: { text: string }) => (
  <>
    {text.split(/\r?\n/).map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: printed lines have no identity and never move.
      <Text key={at} orphans={2} widows={2}>
        {line || '\u00a0'}
      </Text>
    ))}
  </>
);

/** Free text keeps its line breaks; an empty one leaves nothing. */
export const Paragraph = ({ children }: { children: string }) =>
  children ? (
    <View style={styles.paragraph}>
      <Lines text={children} />
    </View>
  ) : null;

/** Label and value; rows without a value are left out. */
export const Facts = ({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) => (
  <>
    {rows
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <View key={label} style={styles.fact} wrap={false}>
          <Text style={styles.factLabel}>{label}</Text>
          <Text style={styles.factValue}>{value}</Text>
        </View>
      ))}
  </>
);

interface PartyProps {
  readonly role: string;
  readonly name: string;
  /** Address and how to reach it; empty ones are left out. */
  readonly lines: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
}
/** Who a document is from or for. */
export const PartyCard = ({ role, name, lines, facts }: PartyProps) => (
  <View style={styles.card} wrap={false}>
    <Text style={styles.cardTitle}>{role}</Text>
    <Text style={styles.cardName}>{name}</Text>
    <Lines text={lines.filter(Boolean).join('\n')} />
    {facts
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <Text key={label} style={{ marginTop: 4 }}>
          <Text style={styles.soft}>{label} </Text>
          {value}
        </Text>
      ))}
  </View>
);

/** What stands under a table of amounts, the total last. */
export const Totals = ({ rows }: { rows: readonly (readonly [label: string, amount: string])[] }) => (
  <View style={styles.totals} wrap={false}>
    {rows.map(([label, amount], at) => (
      <View key={label} style={at === rows.length - 1 ? styles.grand : styles.total}>
        <Text>{label}</Text>
        <Text>{amount}</Text>
      </View>
    ))}
  </View>
);

export const Bullets = ({ items }: { items: readonly string[] }) => (
  <>
    {items.map((item) => (
      <View key={item} style={styles.item} wrap={false}>
        <Text style={styles.bullet}>•</Text>
        <Text style={styles.factValue}>{item}</Text>
      </View>
    ))}
  </>
);

export interface Column {
  readonly title: string;
  /** Points; the column without a width takes the rest. */
  readonly width?: number;
  readonly right?: boolean;
}

const cellStyle = ({ width, right }: Column) => ({
  ...(width === undefined ? { flexBasis: 0, flexGrow: 1 } : { width }),
  ...(right ? { ...styles.figures, textAlign: 'right' as const } : {}),
});

export const Table = ({ columns, rows }: { columns: readonly Column[]; rows: readonly (readonly string[])[] }) => (
  <View>
    <View style={styles.headRow} minPresenceAhead={30}>
      {columns.map((column) => (
        <Text key={column.title} style={{ ...styles.label, ...cellStyle(column) }}>
          {column.title}
        </Text>
      ))}
    </View>
    {rows.map((cells, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of a printed table have no identity and never move.
      <View key={row} style={styles.row} wrap={false}>
        {columns.map((column, at) => (
          <Text key={column.title} style={cellStyle(column)}>
            {cells[at] || '\u00a0'}
          </Text>
        ))}
      </View>
    ))}
  </View>
);
