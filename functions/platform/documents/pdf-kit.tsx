import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { BOLD, CONTENT_WIDTH, FACT_LABEL_WIDTH, LABEL_SIZE, styles } from './pdf-styles.ts';
import { type TextStyle, Words } from './pdf-text.tsx';

export const TITLE = { fontSize: 23, fontWeight: BOLD, lineHeight: 1.25 } as const;
const SUBTITLE = { ...styles.soft, fontSize: 11 } as const;
const HEADING = { fontSize: 11.5, fontWeight: BOLD } as const;
const LABEL = { ...styles.label, fontSize: LABEL_SIZE } as const;

/** Room that a heading needs below it on its page: two lines of text. */
const TWO_LINES = 32;

interface SectionProps {
  readonly title: string;
  readonly color: string;
  /** Points that stay on the heading's page. */
  readonly ahead?: number;
  readonly children: ReactNode;
}

/** Heading and content lie side by side in the page: the library keeps only neighbours together. */
export const Section = ({ title, color, ahead = TWO_LINES, children }: SectionProps) => (
  <>
    <View style={styles.sectionHead} minPresenceAhead={ahead} wrap={false}>
      <View style={{ ...styles.tick, backgroundColor: color }} />
      <View style={{ width: CONTENT_WIDTH - 11 }}>
        <Words width={CONTENT_WIDTH - 11} style={HEADING}>
          {title}
        </Words>
      </View>
    </View>
    {children}
  </>
);

/** Large words at the top of the first page. */
export const Title = ({ children }: { children: string }) => (
  <Words width={CONTENT_WIDTH} style={TITLE}>
    {children}
  </Words>
);
export const Subtitle = ({ children }: { children: string }) => (
  <View style={{ marginBottom: 18, marginTop: 4 }}>
    <Words width={CONTENT_WIDTH} style={SUBTITLE}>
      {children}
    </Words>
  </View>
);

/** Free text keeps its line breaks; an empty one leaves nothing. */
export const Paragraph = ({ children, style = {} }: { children: string; style?: TextStyle }) =>
  children ? (
    <View style={styles.paragraph}>
      <Words width={CONTENT_WIDTH} style={style}>
        {children}
      </Words>
    </View>
  ) : null;

type Fact = readonly [label: string, value: string];

/** Label and value; rows without a value are left out. */
export const Facts = ({ rows, width = CONTENT_WIDTH }: { rows: readonly Fact[]; width?: number }) => (
  <>
    {rows
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <View key={label} style={styles.fact} wrap={false}>
          <View style={{ width: FACT_LABEL_WIDTH }}>
            <Words width={FACT_LABEL_WIDTH - 8} style={styles.soft}>
              {label}
            </Words>
          </View>
          <View style={{ width: width - FACT_LABEL_WIDTH }}>
            <Words width={width - FACT_LABEL_WIDTH}>{value}</Words>
          </View>
        </View>
      ))}
  </>
);

interface PartyProps {
  readonly role: string;
  readonly name: string;
  /** Address and how to reach it; empty ones are left out. */
  readonly lines: readonly string[];
  readonly facts: readonly Fact[];
}
const CARD_WIDTH = (CONTENT_WIDTH - styles.columns.gap) / 2;
const CARD_TEXT = CARD_WIDTH - 2 * styles.card.padding;

/** Draws the sender or recipient of a document. */
export const PartySummary = ({ role, name, lines, facts }: PartyProps) => (
  <View style={{ ...styles.card, width: CARD_WIDTH }}>
    <Words width={CARD_TEXT} style={LABEL}>
      {role}
    </Words>
    <Words width={CARD_TEXT} style={HEADING}>
      {name}
    </Words>
    {lines.filter(Boolean).length > 0 && <Words width={CARD_TEXT}>{lines.filter(Boolean).join('\n')}</Words>}
    {facts
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <View key={label} style={{ marginTop: 4 }}>
          <Words width={CARD_TEXT} style={LABEL}>
            {label}
          </Words>
          <Words width={CARD_TEXT}>{value}</Words>
        </View>
      ))}
  </View>
);

export const Bullets = ({ items }: { items: readonly string[] }) => (
  <>
    {items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: printed items have no identity and never move.
      <View key={at} style={styles.item} wrap={false}>
        <View style={{ width: 11 }}>
          <Words width={11} style={styles.soft}>
            •
          </Words>
        </View>
        <View style={{ width: CONTENT_WIDTH - 11 }}>
          <Words width={CONTENT_WIDTH - 11}>{item}</Words>
        </View>
      </View>
    ))}
  </>
);
